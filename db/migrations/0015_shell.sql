DROP INDEX `notices_user`;--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`) WHERE "notices"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX `notices_user` ON `notices` (`user_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `user_coupons` ADD `expiry_told_at` integer;--> statement-breakpoint
CREATE INDEX `user_coupons_untold` ON `user_coupons` (`valid_to`) WHERE "user_coupons"."order_id" IS NULL AND "user_coupons"."payment_id" IS NULL AND "user_coupons"."expiry_told_at" IS NULL;--> statement-breakpoint
CREATE INDEX `publications_latest` ON `publications` (`owner_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `reading_places_latest` ON `reading_places` (`user_id`,`at`);