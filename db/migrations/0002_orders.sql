CREATE TABLE `after_sales` (
	`id` integer PRIMARY KEY NOT NULL,
	`no` text NOT NULL,
	`order_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`state` text NOT NULL,
	`amount_fen` integer DEFAULT 0 NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`due_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `after_sales_no` ON `after_sales` (`no`);--> statement-breakpoint
CREATE INDEX `after_sales_order` ON `after_sales` (`order_id`);--> statement-breakpoint
CREATE INDEX `after_sales_due` ON `after_sales` (`due_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` integer NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`input` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `operation`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`sort` integer NOT NULL,
	`publication_id` integer NOT NULL,
	`publication_name` text NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`art_id` text NOT NULL,
	`publication_type` text NOT NULL,
	`version_at` integer NOT NULL,
	`file_version` integer DEFAULT 1 NOT NULL,
	`goods_id` integer NOT NULL,
	`goods_name` text NOT NULL,
	`page_num` integer NOT NULL,
	`show_page_num` text NOT NULL,
	`count` integer NOT NULL,
	`selections` text NOT NULL,
	`options` text NOT NULL,
	`remark` text DEFAULT '' NOT NULL,
	`unit_price_fen` integer NOT NULL,
	`total_fen` integer NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_lines_order` ON `order_lines` (`order_id`,`sort`);--> statement-breakpoint
CREATE TABLE `order_logs` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`text` text NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`stage` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_logs_order` ON `order_logs` (`order_id`,`at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`no` text NOT NULL,
	`user_id` integer NOT NULL,
	`state` text NOT NULL,
	`stage` text DEFAULT '' NOT NULL,
	`due_at` integer,
	`due_event` text DEFAULT '' NOT NULL,
	`address` text NOT NULL,
	`receiver_name` text NOT NULL,
	`receiver_mobile` text NOT NULL,
	`delivery` text NOT NULL,
	`expected_from` text NOT NULL,
	`expected_to` text NOT NULL,
	`goods_total_fen` integer NOT NULL,
	`quantity_saved_fen` integer DEFAULT 0 NOT NULL,
	`coupon_fen` integer DEFAULT 0 NOT NULL,
	`freight_fen` integer DEFAULT 0 NOT NULL,
	`pay_total_fen` integer NOT NULL,
	`refunded_fen` integer DEFAULT 0 NOT NULL,
	`wants_wallet` text DEFAULT 'N' NOT NULL,
	`wants_proof` text DEFAULT 'N' NOT NULL,
	`invoice` text DEFAULT '' NOT NULL,
	`remark` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`file_problems` text DEFAULT '[]' NOT NULL,
	`replace_until` integer,
	`urged_at` integer,
	`delay_seen_at` integer,
	`stars` integer DEFAULT 0 NOT NULL,
	`review` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`ready_at` integer,
	`producing_at` integer,
	`shipped_at` integer,
	`done_at` integer,
	`ended_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_no` ON `orders` (`no`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`due_at`);--> statement-breakpoint
CREATE TABLE `parcels` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`carrier` text NOT NULL,
	`tracking_no` text NOT NULL,
	`contents` text NOT NULL,
	`shipped_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `parcels_order` ON `parcels` (`order_id`);--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`payment_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`amount_fen` integer NOT NULL,
	PRIMARY KEY(`payment_id`, `order_id`),
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_orders_order` ON `payment_orders` (`order_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY NOT NULL,
	`no` text NOT NULL,
	`user_id` integer NOT NULL,
	`channel` text NOT NULL,
	`state` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`wallet_bonus_fen` integer DEFAULT 0 NOT NULL,
	`wallet_principal_fen` integer DEFAULT 0 NOT NULL,
	`refunded_fen` integer DEFAULT 0 NOT NULL,
	`code_token` text DEFAULT '' NOT NULL,
	`code_expires_at` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`is_paid_outside` integer DEFAULT false NOT NULL,
	`payer` text DEFAULT '' NOT NULL,
	`serial_no` text DEFAULT '' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_no` ON `payments` (`no`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_code_token` ON `payments` (`code_token`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`state`,`expires_at`);--> statement-breakpoint
CREATE TABLE `user_coupons` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`threshold_fen` integer DEFAULT 0 NOT NULL,
	`value` integer NOT NULL,
	`most_fen` integer,
	`goods_ids` text DEFAULT '' NOT NULL,
	`valid_from` integer NOT NULL,
	`valid_to` integer NOT NULL,
	`order_id` integer,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_coupons_user` ON `user_coupons` (`user_id`,`valid_to`);--> statement-breakpoint
CREATE TABLE `wallet_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`bonus_fen` integer DEFAULT 0 NOT NULL,
	`balance_fen` integer NOT NULL,
	`payment_id` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wallet_entries_user` ON `wallet_entries` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `wallets` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`principal_fen` integer DEFAULT 0 NOT NULL,
	`bonus_fen` integer DEFAULT 0 NOT NULL,
	`frozen_principal_fen` integer DEFAULT 0 NOT NULL,
	`frozen_bonus_fen` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wallets_never_negative" CHECK("wallets"."frozen_principal_fen" >= 0 AND "wallets"."frozen_bonus_fen" >= 0
        AND "wallets"."principal_fen" >= "wallets"."frozen_principal_fen" AND "wallets"."bonus_fen" >= "wallets"."frozen_bonus_fen")
);
