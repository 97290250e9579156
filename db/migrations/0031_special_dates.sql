CREATE TABLE `special_dates` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`lunar` integer NOT NULL,
	`month` integer NOT NULL,
	`day` integer NOT NULL,
	`year` integer DEFAULT 0 NOT NULL,
	`icon` text NOT NULL,
	`color` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `special_dates_user` ON `special_dates` (`user_id`);