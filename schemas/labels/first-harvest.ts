/** From this harvest on, a wine's ingredients and nutrition must be told (Regulation (EU) 2021/2117, commerce L7). */
export const firstHarvest = 2024;
