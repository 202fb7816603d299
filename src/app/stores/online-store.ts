import { makeAutoObservable } from "mobx";

/** Whether the browser has a connection (spec §4). Whoever listens to the browser tells it. */
export class OnlineStore {
  online: boolean;

  constructor(online: boolean) {
    this.online = online;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(online: boolean): void {
    this.online = online;
  }
}
