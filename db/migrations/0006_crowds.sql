CREATE INDEX `cart_lines_publication` ON `cart_lines` (`publication_id`);--> statement-breakpoint
CREATE INDEX `order_lines_publication` ON `order_lines` (`publication_id`);--> statement-breakpoint
CREATE INDEX `publications_folder` ON `publications` (`folder_id`);--> statement-breakpoint
CREATE INDEX `reading_places_publication` ON `reading_places` (`publication_id`);--> statement-breakpoint
CREATE INDEX `user_coupons_order` ON `user_coupons` (`order_id`);