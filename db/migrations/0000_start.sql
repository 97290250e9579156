CREATE TABLE `addresses` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`mobile` text NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`district` text NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`detail` text NOT NULL,
	`zip` text DEFAULT '' NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`province_code` text DEFAULT '' NOT NULL,
	`city_code` text DEFAULT '' NOT NULL,
	`district_code` text DEFAULT '' NOT NULL,
	`is_default` text DEFAULT 'N' NOT NULL,
	`sort` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `addresses_user` ON `addresses` (`user_id`,`sort`);--> statement-breakpoint
CREATE UNIQUE INDEX `addresses_one_default` ON `addresses` (`user_id`) WHERE "addresses"."is_default" = 'Y';--> statement-breakpoint
CREATE TABLE `cart_lines` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`publication_id` integer NOT NULL,
	`goods_id` integer NOT NULL,
	`count` integer NOT NULL,
	`page_num` integer NOT NULL,
	`show_page_num` text NOT NULL,
	`selections` text NOT NULL,
	`remark` text DEFAULT '' NOT NULL,
	`unit_price_fen` integer NOT NULL,
	`total_fen` integer NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`previous_unit_price_fen` integer,
	`state` text DEFAULT 'valid' NOT NULL,
	`invalid_reason` text DEFAULT '' NOT NULL,
	`sort` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`goods_id`) REFERENCES `goods`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `cart_lines_user` ON `cart_lines` (`user_id`,`sort`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_user` ON `feedback` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `goods` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`editor_type` text NOT NULL,
	`is_has_pastedown` text NOT NULL,
	`base_price_fen` integer NOT NULL,
	`per_page_milli_fen` integer NOT NULL,
	`saleable` text DEFAULT 'Y' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `goods_bindings` (
	`goods_id` integer NOT NULL,
	`cnum` text NOT NULL,
	`min` integer NOT NULL,
	`max` integer NOT NULL,
	PRIMARY KEY(`goods_id`, `cnum`),
	FOREIGN KEY (`goods_id`) REFERENCES `goods`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `goods_step_items` (
	`goods_id` integer NOT NULL,
	`step_id` text NOT NULL,
	`cnum` text NOT NULL,
	`name` text NOT NULL,
	`per_copy_fen` integer DEFAULT 0 NOT NULL,
	`per_page_milli_fen` integer DEFAULT 0 NOT NULL,
	`sort` integer NOT NULL,
	PRIMARY KEY(`goods_id`, `cnum`),
	FOREIGN KEY (`goods_id`,`step_id`) REFERENCES `goods_steps`(`goods_id`,`step_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "goods_step_items_cnum_without_pipe" CHECK(instr("goods_step_items"."cnum", '|') = 0 AND "goods_step_items"."cnum" <> '')
);
--> statement-breakpoint
CREATE TABLE `goods_steps` (
	`goods_id` integer NOT NULL,
	`step_id` text NOT NULL,
	`name` text NOT NULL,
	`is_show` text DEFAULT 'Y' NOT NULL,
	`default_cnum` text DEFAULT '' NOT NULL,
	`sort` integer NOT NULL,
	PRIMARY KEY(`goods_id`, `step_id`),
	FOREIGN KEY (`goods_id`) REFERENCES `goods`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `login_failures` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`ip` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_account` ON `login_failures` (`account`,`at`);--> statement-breakpoint
CREATE TABLE `login_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`provider` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`user_id` integer,
	`open_id` text DEFAULT '' NOT NULL,
	`open_nick` text DEFAULT '' NOT NULL,
	`secret_hash` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`token_taken` text DEFAULT 'N' NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`ip` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `price_tiers` (
	`goods_id` integer NOT NULL,
	`from_count` integer NOT NULL,
	`discount_basis_points` integer NOT NULL,
	PRIMARY KEY(`goods_id`, `from_count`),
	FOREIGN KEY (`goods_id`) REFERENCES `goods`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_tiers_discount_below_one" CHECK("price_tiers"."discount_basis_points" >= 0 AND "price_tiers"."discount_basis_points" < 10000)
);
--> statement-breakpoint
CREATE TABLE `publications` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`art_id` text NOT NULL,
	`width_mm` integer NOT NULL,
	`height_mm` integer NOT NULL,
	`page_num` integer NOT NULL,
	`status` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `publications_owner` ON `publications` (`owner_id`,`type`);--> statement-breakpoint
CREATE TABLE `replica_meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `third_binds` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`open_id` text NOT NULL,
	`nick` text DEFAULT '' NOT NULL,
	`bound_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `third_binds_user_provider` ON `third_binds` (`user_id`,`provider`);--> statement-breakpoint
CREATE UNIQUE INDEX `third_binds_provider_open_id` ON `third_binds` (`provider`,`open_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`mobile` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`nick` text NOT NULL,
	`password_hash` text DEFAULT '' NOT NULL,
	`member_code` text NOT NULL,
	`yaoqingma` text NOT NULL,
	`vip_name` text DEFAULT '' NOT NULL,
	`vip_last_time` text DEFAULT '' NOT NULL,
	`avatar_seed` text NOT NULL,
	`registered_at` integer NOT NULL,
	`invited_by` integer,
	`province_code` text DEFAULT '' NOT NULL,
	`province_name` text DEFAULT '' NOT NULL,
	`city_code` text DEFAULT '' NOT NULL,
	`city_name` text DEFAULT '' NOT NULL,
	`district_code` text DEFAULT '' NOT NULL,
	`district_name` text DEFAULT '' NOT NULL,
	`agreed_protocol_at` integer,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_account` ON `users` (`account`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_yaoqingma` ON `users` (`yaoqingma`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_mobile` ON `users` (`mobile`) WHERE "users"."mobile" <> '';--> statement-breakpoint
CREATE TABLE `verification_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`mobile` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_codes_mobile` ON `verification_codes` (`mobile`,`purpose`);