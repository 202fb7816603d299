import { AddToCartView } from "./add-to-cart/view.tsx";
import { CartBadgeView } from "./cart-badge/view.tsx";
import { CartDrawerView } from "./cart-drawer/view.tsx";
import { CartView } from "./cart/view.tsx";
import { CheckoutAddressView } from "./checkout-address/view.tsx";
import { CheckoutBarView } from "./checkout-bar/view.tsx";
import { CheckoutPaymentView } from "./checkout-payment/view.tsx";
import { CheckoutShippingView } from "./checkout-shipping/view.tsx";
import { DiscountCodeView } from "./discount-code/view.tsx";
import { FreeShippingView } from "./free-shipping/view.tsx";
import { MinorsNoticeView } from "./minors-notice/view.tsx";
import { OrderResultView } from "./order-result/view.tsx";
import { LegalLinksView } from "./legal-links/view.tsx";
import { AccordionView } from "./accordion/view.tsx";
import { AlbumListView } from "./album-list/view.tsx";
import { AlbumView } from "./album/view.tsx";
import { AlcoholMessageView } from "./alcohol-message/view.tsx";
import { AppBarView } from "./app-bar/view.tsx";
import { BannerView } from "./banner/view.tsx";
import { BlogArticleView } from "./blog-article/view.tsx";
import { BlogFolderView } from "./blog-folder/view.tsx";
import { BlogFoldersView } from "./blog-folders/view.tsx";
import { BlogListView } from "./blog-list/view.tsx";
import { BottomBarView } from "./bottom-bar/view.tsx";
import { CallToActionView } from "./call-to-action/view.tsx";
import { ColumnsView } from "./columns/view.tsx";
import { ContactFormView } from "./contact-form/view.tsx";
import { FormView } from "./form/view.tsx";
import { ContactDetailsView } from "./contact-details/view.tsx";
import { ElementDetailView } from "./element-detail/view.tsx";
import { ElementListView } from "./element-list/view.tsx";
import { ErrorMessageView } from "./error-message/view.tsx";
import { FooterView } from "./footer/view.tsx";
import { FullscreenSliderView } from "./fullscreen-slider/view.tsx";
import { GalleryView } from "./gallery/view.tsx";
import { HeadingView } from "./heading/view.tsx";
import { ImageView } from "./image/view.tsx";
import { KeyFiguresView } from "./key-figures/view.tsx";
import type { AnyBlockView } from "./kit/view-props.ts";
import { LanguageMenuView } from "./language-menu/view.tsx";
import { LegalTextView } from "./legal-text/view.tsx";
import { NewsDetailView } from "./news-detail/view.tsx";
import { NewsListView } from "./news-list/view.tsx";
import { ELabelLinkView } from "./e-label-link/view.tsx";
import { NewsletterConfirmView } from "./newsletter-confirm/view.tsx";
import { NewsletterUnsubscribeView } from "./newsletter-unsubscribe/view.tsx";
import { NewsletterFormView } from "./newsletter-form/view.tsx";
import { OpeningView } from "./opening/view.tsx";
import { OrderSummaryView } from "./order-summary/view.tsx";
import { OutletView } from "./outlet/view.tsx";
import { ParcelMapView } from "./parcel-map/view.tsx";
import { PopupView } from "./popup/view.tsx";
import { QuoteView } from "./quote/view.tsx";
import { RecommendedProductsView } from "./recommended-products/view.tsx";
import { AwardsView } from "./awards/view.tsx";
import { PricesNoteView } from "./prices-note/view.tsx";
import { EthylotestBannerView } from "./ethylotest-banner/view.tsx";
import { PickupCalendarView } from "./pickup-calendar/view.tsx";
import { RelayPickerView } from "./relay-picker/view.tsx";
import { ReviewsView } from "./reviews/view.tsx";
import { SearchResultsView } from "./search-results/view.tsx";
import { SearchBarView } from "./search-bar/view.tsx";
import { SearchSuggestionsView } from "./search-suggestions/view.tsx";
import { SocialLinksView } from "./social-links/view.tsx";
import { TabsView } from "./tabs/view.tsx";
import { TechnicalSheetLinkView } from "./technical-sheet-link/view.tsx";
import { TimelineView } from "./timeline/view.tsx";
import { ToastsView } from "./toasts/view.tsx";
import { LoginFormView } from "./login-form/view.tsx";
import { RegisterFormView } from "./register-form/view.tsx";
import { PasswordResetAskView } from "./password-reset-ask/view.tsx";
import { PasswordResetView } from "./password-reset/view.tsx";
import { AccountMenuView } from "./account-menu/view.tsx";
import { ProfileView } from "./profile/view.tsx";
import { PasswordChangeView } from "./password-change/view.tsx";
import { NewsletterPreferencesView } from "./newsletter-preferences/view.tsx";
import { AccountAddressesView } from "./account-addresses/view.tsx";
import { AccountSessionsView } from "./account-sessions/view.tsx";
import { AccountDeletionView } from "./account-deletion/view.tsx";
import { AccountLinkView } from "./account-link/view.tsx";
import { OrdersListView } from "./orders-list/view.tsx";
import { OrderDetailView } from "./order-detail/view.tsx";
import { MinorsGateView } from "./minors-gate/view.tsx";
import { ProductCustomizationView } from "./product-customization/view.tsx";
import { ProductDetailView } from "./product-detail/view.tsx";
import { ProductGridView } from "./product-grid/view.tsx";
import { PromoBannerView } from "./promo-banner/view.tsx";
import { RichTextView } from "./rich-text/view.tsx";
import { SectionView } from "./section/view.tsx";
import { ServiceDetailView } from "./service-detail/view.tsx";
import { ServiceListView } from "./service-list/view.tsx";
import { SkipLinkView } from "./skip-link/view.tsx";
import { TopBarView } from "./top-bar/view.tsx";
import { VideoView } from "./video/view.tsx";
import { WithdrawalView } from "./withdrawal/view.tsx";
import { ReturnRequestView } from "./return-request/view.tsx";
import { ReturnStateView } from "./return-state/view.tsx";

/** Every block's view by its slug: for the server and the editor's canvas. Visitors get `client-views.ts`. */
export const views: Readonly<Record<string, AnyBlockView>> = {
  section: SectionView,
  columns: ColumnsView,
  heading: HeadingView,
  "rich-text": RichTextView,
  quote: QuoteView,
  "call-to-action": CallToActionView,
  accordion: AccordionView,
  tabs: TabsView,
  "technical-sheet-link": TechnicalSheetLinkView,
  timeline: TimelineView,
  "key-figures": KeyFiguresView,
  image: ImageView,
  gallery: GalleryView,
  video: VideoView,
  banner: BannerView,
  album: AlbumView,
  "album-list": AlbumListView,
  "element-list": ElementListView,
  "news-list": NewsListView,
  "news-detail": NewsDetailView,
  "blog-list": BlogListView,
  "blog-folders": BlogFoldersView,
  "blog-folder": BlogFolderView,
  "blog-article": BlogArticleView,
  "service-list": ServiceListView,
  "service-detail": ServiceDetailView,
  reviews: ReviewsView,
  "element-detail": ElementDetailView,
  "e-label-link": ELabelLinkView,
  "newsletter-confirm": NewsletterConfirmView,
  "newsletter-unsubscribe": NewsletterUnsubscribeView,
  "newsletter-form": NewsletterFormView,
  "contact-details": ContactDetailsView,
  "contact-form": ContactFormView,
  form: FormView,
  "social-links": SocialLinksView,
  "product-grid": ProductGridView,
  "product-customization": ProductCustomizationView,
  "product-detail": ProductDetailView,
  "add-to-cart": AddToCartView,
  cart: CartView,
  "order-summary": OrderSummaryView,
  "relay-picker": RelayPickerView,
  "pickup-calendar": PickupCalendarView,
  "free-shipping": FreeShippingView,
  "discount-code": DiscountCodeView,
  "login-form": LoginFormView,
  "register-form": RegisterFormView,
  "password-reset-ask": PasswordResetAskView,
  "password-reset": PasswordResetView,
  "account-menu": AccountMenuView,
  "orders-list": OrdersListView,
  "order-detail": OrderDetailView,
  profile: ProfileView,
  "password-change": PasswordChangeView,
  "newsletter-preferences": NewsletterPreferencesView,
  "account-sessions": AccountSessionsView,
  "account-addresses": AccountAddressesView,
  "account-deletion": AccountDeletionView,
  "account-link": AccountLinkView,
  "cart-badge": CartBadgeView,
  "checkout-address": CheckoutAddressView,
  "checkout-bar": CheckoutBarView,
  "checkout-shipping": CheckoutShippingView,
  "checkout-payment": CheckoutPaymentView,
  "minors-notice": MinorsNoticeView,
  "order-result": OrderResultView,
  "legal-links": LegalLinksView,
  "cart-drawer": CartDrawerView,
  "minors-gate": MinorsGateView,
  toasts: ToastsView,
  "search-suggestions": SearchSuggestionsView,
  "search-bar": SearchBarView,
  "search-results": SearchResultsView,
  "ethylotest-banner": EthylotestBannerView,
  "prices-note": PricesNoteView,
  awards: AwardsView,
  "recommended-products": RecommendedProductsView,
  "skip-link": SkipLinkView,
  "top-bar": TopBarView,
  "promo-banner": PromoBannerView,
  "app-bar": AppBarView,
  "language-menu": LanguageMenuView,
  opening: OpeningView,
  outlet: OutletView,
  "parcel-map": ParcelMapView,
  footer: FooterView,
  "legal-text": LegalTextView,
  "alcohol-message": AlcoholMessageView,
  "bottom-bar": BottomBarView,
  "error-message": ErrorMessageView,
  "fullscreen-slider": FullscreenSliderView,
  popup: PopupView,
  withdrawal: WithdrawalView,
  "return-request": ReturnRequestView,
  "return-state": ReturnStateView,
};
