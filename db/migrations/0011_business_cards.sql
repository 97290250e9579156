CREATE TABLE `business_cards` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`slug` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`theme` text NOT NULL,
	`content` text NOT NULL,
	`photo_hash` text DEFAULT '' NOT NULL,
	`wechat_hash` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_cards_owner` ON `business_cards` (`owner_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `business_cards_slug` ON `business_cards` (`slug`);--> statement-breakpoint
CREATE TABLE `card_contacts` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`card_id` integer NOT NULL,
	`level` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_contacts_once` ON `card_contacts` (`user_id`,`card_id`);--> statement-breakpoint
CREATE INDEX `card_contacts_user` ON `card_contacts` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `card_contacts_card` ON `card_contacts` (`card_id`);--> statement-breakpoint
CREATE TABLE `card_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`card_id` integer NOT NULL,
	`batch` integer NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_tokens_card` ON `card_tokens` (`card_id`,`batch`);--> statement-breakpoint
CREATE TABLE `card_visit_days` (
	`card_id` integer NOT NULL,
	`day` text NOT NULL,
	`opens` integer DEFAULT 0 NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	`exchanges` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`card_id`, `day`),
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `card_visits` (
	`id` integer PRIMARY KEY NOT NULL,
	`card_id` integer NOT NULL,
	`visitor_id` integer,
	`source` text NOT NULL,
	`batch` integer DEFAULT 0 NOT NULL,
	`action` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`visitor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `card_visits_card` ON `card_visits` (`card_id`,`id`);--> statement-breakpoint
CREATE INDEX `card_visits_visitor` ON `card_visits` (`visitor_id`);