// Written by `npm run generate` from openapi.yaml. Never edited by hand.
export interface paths {
    "/uwp/web/doLoginout.jsp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logout
         * @description Ends the session; the token is dead afterwards. Without a session it succeeds as well.
         */
        post: operations["web.doLoginout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UserCenterMag/userIsLogin3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Session check
         * @description Says whether the caller is logged in. Only the string 1 means yes.
         */
        post: operations["UserCenterMag.userIsLogin3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UserCenterMag/getMemberInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Member info
         * @description The caller's full member data. That data.data is counted from the body is assumed (decision 13).
         */
        get: operations["UserCenterMag.getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UserCenterMag/getUserAddressList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address list
         * @description The caller's shipping addresses. The default is the one flagged Y, otherwise the first. That data.list is counted from the body is assumed (decision 13).
         */
        get: operations["UserCenterMag.getUserAddressList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UserCenterMag/getThirdLoginInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Third-party login info
         * @description Opens a login session with an outside identity provider; for weixin with the address its QR code shows. That data.status is counted from the body is assumed (decision 13).
         */
        post: operations["UserCenterMag.getThirdLoginInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UserCenterMag/unBindThirdLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unbind third-party login
         * @description Removes the binding to an outside identity provider. The last way to log in cannot be removed.
         */
        post: operations["UserCenterMag.unBindThirdLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/deleteCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete cart lines
         * @description Takes lines out of the caller's cart, all of them or none. For ten minutes restoreCart brings them back.
         */
        post: operations["ShopCarService.deleteCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/restoreCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore cart lines
         * @description Brings lines back that were deleted less than ten minutes ago, all of them or none. Refused as cart-full when the cart would exceed 200 lines.
         */
        post: operations["ShopCarService.restoreCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/copyCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a cart line
         * @description Puts a copy right after the line, with its options, quantity and remark. Refused as cart-full when the cart holds 200 lines.
         */
        post: operations["ShopCarService.copyCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/printCurrent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print the work as it is
         * @description A line that prints a version of its work from before (versionAt) prints the work as it is from now on, with its pages, with the options that they allow, at today's price. Any other line stays as it is.
         */
        post: operations["ShopCarService.printCurrent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/getTiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What other quantities of lines cost
         * @description For each line, in the order of the ids, what one copy costs before any discount, and from which quantities on which discounts begin; of all of the lines or none.
         */
        get: operations["ShopCarService.getTiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/seePrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge changed prices
         * @description The caller has seen the old and the new unit prices of the lines; previousUnitPrice becomes empty, on all of them or none.
         */
        post: operations["ShopCarService.seePrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/cartInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cart item
         * @description One line of the caller's cart with everything the print options dialog needs. That data.data is counted from the body is assumed (decision 13).
         */
        get: operations["ShopCarService.cartInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShopCarService/cartList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cart lines
         * @description The caller's cart, page by page; what was put into it last stands first.
         */
        get: operations["ShopCarService.cartList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/getTotal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price
         * @description Prices one choice of options. The reply is a pipe-separated string of at least seven values, counted from 1: goods total, total after discount, saved amount, discount rate, next tier's quantity, next tier's discount rate, unit price, inner paper weight, and the word desk, by which a client knows that all of these are ours. Of another server only the 4th and the 7th value are known. The discount rate is what is subtracted: 0.1 is 九折.
         */
        get: operations["ShoppingServiceMag.getTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/updateCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save cart item
         * @description Saves the choice of the print options dialog. Any text other than ok is a failure and changes nothing.
         */
        post: operations["ShoppingServiceMag.updateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/updateDefaultAddr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set default address
         * @description Makes one of the caller's addresses the default. The body -1 is failure; that success is 1 is our own.
         */
        post: operations["ShoppingServiceMag.updateDefaultAddr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/getGoodsFor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods for a publication
         * @description What one of the caller's publications can be printed as: every product on sale with its options and whether the page count fits, three ready specifications with their prices, what the preflight found, and the specification the caller ordered last.
         */
        get: operations["ShoppingServiceMag.getGoodsFor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/getPriceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What goods and their options cost
         * @description All that a price of the goods is reckoned from: what a copy and a page cost, what each option adds to both, and from which quantities on which discounts begin. With it a client tells what each option would change without asking for each; what a choice costs, getTotal says.
         */
        get: operations["ShoppingServiceMag.getPriceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/addCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the cart
         * @description Puts a publication into the caller's cart. A line of the same publication with the same goods, pages, options and remark takes the quantity, unless merge is N.
         */
        post: operations["ShoppingServiceMag.addCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/getChoicePrint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The print file of a choice
         * @description How far a file of a publication as it is now is, for goods and options that are not ordered yet.
         */
        get: operations["ShoppingServiceMag.getChoicePrint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/makeChoicePrint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the print file of a choice
         * @description Puts the file into the line of those that are drawn; one that is there already is ready at once.
         */
        post: operations["ShoppingServiceMag.makeChoicePrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ShoppingServiceMag/cancelChoicePrint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop making the print file of a choice
         * @description Nothing is left of a file that was being drawn. One that is ready stays.
         */
        post: operations["ShoppingServiceMag.cancelChoicePrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AddressServiceMag/saveAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address
         * @description Adds a shipping address, or changes the one that addrID names. A member keeps at most 20. With isDefault Y it becomes the default; any other value leaves the default where it is, so that a default is given up only by naming another one. The mobile is kept as digits, without +86.
         */
        post: operations["AddressServiceMag.saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AddressServiceMag/deleteAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description Takes one of the caller's addresses away. Orders keep their own copy. When the default goes, none is flagged, and the first in the list counts as the default.
         */
        post: operations["AddressServiceMag.deleteAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Cancels an order that is not paid; its coupon comes back.
         */
        post: operations["OrderServiceMag.cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/updateOrderAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the address of an order
         * @description Sends an unpaid or not yet produced order to another of the caller's addresses, of the same delivery area.
         */
        post: operations["OrderServiceMag.updateOrderAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/replaceFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the file of an order line
         * @description Freezes the present version of the publication instead of the ordered one; its page count must be the same.
         */
        post: operations["OrderServiceMag.replaceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/acceptFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print in spite of the findings
         * @description The customer knows what the file check found and wants it printed as it is (坚持印刷).
         */
        post: operations["OrderServiceMag.acceptFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/answerProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a proof
         * @description Accepts the proof, or asks for a change and says which.
         */
        post: operations["OrderServiceMag.answerProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/urgeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Urge an order
         * @description Asks the shop to be quick with checking the file; once an hour.
         */
        post: operations["OrderServiceMag.urgeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/acknowledgeDelay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take note of a delay
         * @description The customer has read why production is late.
         */
        post: operations["OrderServiceMag.acknowledgeDelay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/confirmReceive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt
         * @description The parcels have come.
         */
        post: operations["OrderServiceMag.confirmReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/deleteOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an order
         * @description Takes a cancelled, closed or finished order out of the list.
         */
        post: operations["OrderServiceMag.deleteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/applyRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the money back
         * @description Before production begins the whole amount is paid back the way it came.
         */
        post: operations["OrderServiceMag.applyRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/applyAfterSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for after-sale
         * @description Reprint, part of the money or all of it, within 15 days after receipt.
         */
        post: operations["OrderServiceMag.applyAfterSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/cancelAfterSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an after-sale
         * @description Withdraws a request that is not decided yet.
         */
        post: operations["OrderServiceMag.cancelAfterSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/reviewOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review an order
         * @description One to five stars and a few words, once.
         */
        post: operations["OrderServiceMag.reviewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/rebuy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy again
         * @description Puts the lines of an order into the cart. What is printed is what that order printed, or the work as it is when the new order is placed.
         */
        post: operations["OrderServiceMag.rebuy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/quoteRebuy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What buying again would cost
         * @description What the lines of an order cost today, as that order printed them or as their works are now, beside what they cost when they were ordered. Nothing is put into the cart.
         */
        get: operations["OrderServiceMag.quoteRebuy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/previewOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview of an order
         * @description What an order of these cart lines costs and when it comes, with every line that leads to the total. Nothing is stored. The price lock stands for what is shown; createOrder refuses when it no longer holds. Coupons look at the goods after the quantity discount, and leave at least 0.01 to pay. By POST, because a split of a thousand entries is longer than the line of a request may be.
         */
        post: operations["OrderServiceMag.previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order
         * @description Orders the cart lines at the prices of the lock, takes them out of the cart, and takes the coupon. Refused as price-changed, with what changed and a fresh lock, when the lock no longer holds; one amount of a change is empty where a line came or went, and both are equal where other options cost the same.
         */
        post: operations["OrderServiceMag.createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/getPrintFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The print file of an order line
         * @description How far the file of the version that was ordered is, in one of its forms. A file that was never asked for, or was removed to make room, is none.
         */
        get: operations["OrderServiceMag.getPrintFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/makePrintFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the print file of an order line
         * @description Puts the file into the line of those that are drawn; one that is there already is ready at once.
         */
        post: operations["OrderServiceMag.makePrintFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/cancelPrintFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop making the print file of an order line
         * @description Nothing is left of a file that was being drawn. One that is ready stays.
         */
        post: operations["OrderServiceMag.cancelPrintFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/getOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders
         * @description The caller's orders, newest first, of one tab, with the number of orders in every tab.
         */
        get: operations["OrderServiceMag.getOrderList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/exportOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders as a file
         * @description The orders of a search as CSV for spreadsheets, a row for each work and address, at most 1000 orders, the newest first: UTF-8 with a byte order mark, texts that look like formulas defused.
         */
        get: operations["OrderServiceMag.exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/getOrderDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description Everything about one of the caller's orders.
         */
        get: operations["OrderServiceMag.getOrderDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/getPrintedPages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages that an order prints
         * @description Up to 20 pages of an order line from one on, as they were frozen when it was ordered or its file was replaced; fewer where they end. Whatever becomes of the work, these stay.
         */
        get: operations["OrderServiceMag.getPrintedPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OrderServiceMag/getOrderResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Result of an order
         * @description Whether these orders are paid, for the page after paying. Only the server knows; an address proves nothing.
         */
        get: operations["OrderServiceMag.getOrderResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/PayServiceMag/getPayOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay
         * @description What these orders cost together, until when, how the wallet would share it, and the ways to pay. Several orders are paid together when all of them go to the same delivery area.
         */
        get: operations["PayServiceMag.getPayOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/PayServiceMag/createPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a payment
         * @description Begins to pay these orders, at most 20. With the wallet alone the payment succeeds at once, also when useWallet Y leaves nothing for the channel; otherwise the wallet pays first, bonus before principal, its part frozen until the rest comes. An older waiting payment of any of the orders is closed; one of exactly this kind is answered again. For a bank transfer the orders wait three days. Money that comes after a payment was closed or failed still pays what can be paid; the rest of it, and money that came twice, goes back at once.
         */
        post: operations["PayServiceMag.createPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/PayServiceMag/queryPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a payment
         * @description Where a payment stands. A scanned payment may be paid already without anybody having told: checkPay finds out.
         */
        get: operations["PayServiceMag.queryPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/PayServiceMag/checkPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the provider
         * @description The customer says it is paid: asks the outside party, and settles the payment when it has the money although it never called back.
         */
        post: operations["PayServiceMag.checkPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/PayServiceMag/refreshPayCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New QR code
         * @description A fresh code, good for five minutes, for a payment by weixin or alipay that still waits; the old one is dead. Where the outside party turns out to have the money, the payment succeeds instead.
         */
        post: operations["PayServiceMag.refreshPayCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/PayServiceMag/closePay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a payment
         * @description Gives up a payment that still waits; what was frozen of the wallet is free again. Where the outside party turns out to have the money, the payment succeeds instead.
         */
        post: operations["PayServiceMag.closePay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/PayServiceMag/submitTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bank transfer
         * @description Who paid (1 to 50 characters) and the serial number of the transfer (6 to 30 letters and digits); the shop checks it. It can be corrected until the money is found.
         */
        post: operations["PayServiceMag.submitTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/getInvoiceOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders that can be invoiced
         * @description The paid orders of the caller of which an invoice can still be asked for, the newest first: within 180 days of payment, not being given back, in no other invoice. The amount is what was paid less what went back; it comes with what was invoiced and taken back altogether.
         */
        get: operations["InvoiceServiceMag.getInvoiceOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/getInvoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices
         * @description The invoices and applications of the caller, the newest first.
         */
        get: operations["InvoiceServiceMag.getInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/getInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An invoice
         * @description One invoice with the document itself, the red one where there is one, and what was sent of it. Its files are .pdf and .xml in /media/invoices, by invoiceNo.
         */
        get: operations["InvoiceServiceMag.getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/getInvoiceTitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles
         * @description For whom the caller has invoices issued, the default one first.
         */
        get: operations["InvoiceServiceMag.getInvoiceTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/saveInvoiceTitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a title
         * @description Keeps a new title, or changes one. Full-width letters and spaces in the numbers are taken as the plain ones. The first one is the default.
         */
        post: operations["InvoiceServiceMag.saveInvoiceTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/removeInvoiceTitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a title
         * @description Forgets a title; invoices keep their own copy.
         */
        post: operations["InvoiceServiceMag.removeInvoiceTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/previewInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview an invoice
         * @description The very document that would be issued for these orders, without its number.
         */
        get: operations["InvoiceServiceMag.previewInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/applyInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for an invoice
         * @description Applies for one invoice of these orders. The amount is the one that was shown: where it would be another, nothing is done. The tax authority issues it, usually within a minute.
         */
        post: operations["InvoiceServiceMag.applyInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/retryInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again
         * @description Sends a failed application to the tax authority again.
         */
        post: operations["InvoiceServiceMag.retryInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/withdrawInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an application up
         * @description Gives a failed application up, so that its orders can be invoiced anew.
         */
        post: operations["InvoiceServiceMag.withdrawInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/redInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invoice back
         * @description Takes an issued invoice back whole with a red one. With a title its orders are invoiced anew for that one afterwards; without, they can be invoiced again.
         */
        post: operations["InvoiceServiceMag.redInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/InvoiceServiceMag/sendInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invoice
         * @description Sends an issued invoice by mail again; where it was reversed, the red one.
         */
        post: operations["InvoiceServiceMag.sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/getWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wallet
         * @description What is in the wallet, principal and bonus apart, what of it is frozen for something that waits, the packages, the reminder, and the recharges that wait for their money.
         */
        get: operations["WalletServiceMag.getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/getTxList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger of the wallet
         * @description The entries of the wallet, the newest first, of one kind or all, of one month in China or all. With a month comes its statement, which counts every kind.
         */
        get: operations["WalletServiceMag.getTxList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/exportTxList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger as a file
         * @description The same entries as CSV for spreadsheets, at most 5000, the newest first: UTF-8 with a byte order mark, texts that look like formulas defused.
         */
        get: operations["WalletServiceMag.exportTxList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/getRechargeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recharges
         * @description The recharges of the caller, the newest first, each with what of it can go back.
         */
        get: operations["WalletServiceMag.getRechargeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/createRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a recharge
         * @description Begins a recharge of 1 to 50000 whole yuan; the bonus is that of the largest package it reaches. Its payment is watched, paid and closed like every other one, by the calls of PayServiceMag. One that waits and was not reported gives way; one of exactly this kind is answered again. Money that comes late is credited all the same, once; what comes twice goes back.
         */
        post: operations["WalletServiceMag.createRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/refundRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for principal back
         * @description Gives the principal of a recharge back the way it came, as far as it is left. Its bonus is returned, or kept and taken off the principal, as spent bonus is. The amount is the one that was shown: where another would come, nothing is done. It is frozen at once and arrives within a day.
         */
        post: operations["WalletServiceMag.refundRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/redeemCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a gift code
         * @description A gift code of twelve letters and digits becomes bonus. After five wrong ones within an hour the caller waits.
         */
        post: operations["WalletServiceMag.redeemCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/WalletServiceMag/saveReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminder of a low balance
         * @description Below how many whole yuan (1 to 50000) the caller wants to be reminded; nothing turns it off.
         */
        post: operations["WalletServiceMag.saveReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getMembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members and open invites
         * @description One page of the members of the caller's team, those who wait first, of one state or all but removed ones; and every invite that is open.
         */
        get: operations["TeamServiceMag.getMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/inviteMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a member
         * @description Makes a link that lets one person ask to join, with a role and limits. An open invite takes a seat.
         */
        post: operations["TeamServiceMag.inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/revokeInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invite back
         * @description The link leads nowhere from now on, and its seat is free.
         */
        post: operations["TeamServiceMag.revokeInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invite offers
         * @description Whose team the link leads to and what one would be in it; or why it leads nowhere.
         */
        get: operations["TeamServiceMag.getInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/acceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invite
         * @description Asks to join; the owner approves. A member of a team, or the owner of one, cannot join another.
         */
        post: operations["TeamServiceMag.acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/updateMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change role and limits
         * @description Changes what a member may from now on; what was spent this month stays counted.
         */
        post: operations["TeamServiceMag.updateMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/moveMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, disable or remove a member
         * @description Lets a member in or not, disables, lets in again, or removes. A disabled or removed member cannot order on this account from now on, and what waits for approval ends. Removing also ends the sessions, and hands over the works made since joining where that is wanted.
         */
        post: operations["TeamServiceMag.moveMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/payByTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay from the owner's wallet
         * @description Pays the caller's own unpaid orders from the wallet of the owner: at once within what is left of the month in China, otherwise they wait three days for approval.
         */
        post: operations["TeamServiceMag.payByTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for approval
         * @description Those that the caller may see: owner and 管理员 all of the team, everybody else the own. The newest first, of one state or all, each with its orders and their works.
         */
        get: operations["TeamServiceMag.getRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/decideRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or refuse a request
         * @description Owner and 管理员 decide, but not on a request of their own. An approved one is paid at once from the owner's wallet.
         */
        post: operations["TeamServiceMag.decideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller stands in a team
         * @description Whether the caller owns a team, is a member of one or neither; seats and what waits for a decision of the caller's, and for a member the own limits.
         */
        get: operations["TeamServiceMag.getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/leaveTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the team
         * @description The caller leaves the team; what waits for approval ends. Works and orders stay the own.
         */
        post: operations["TeamServiceMag.leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getTeamLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in the team
         * @description The log of the team, the newest first.
         */
        get: operations["TeamServiceMag.getTeamLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getTeamOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the members
         * @description What members ordered since they joined, the newest first, of one member or all; for reading only.
         */
        get: operations["TeamServiceMag.getTeamOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getEditedWorks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Works that the team edits together
         * @description Those of the caller and of other active members of the caller's team which their owners edit with the team, the newest first; none for a caller outside of a team.
         */
        get: operations["TeamServiceMag.getEditedWorks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/TeamServiceMag/getTeamWorks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Works of the members
         * @description What members made since they joined, the newest first, of one member or all; for reading only.
         */
        get: operations["TeamServiceMag.getTeamWorks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/getCards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards
         * @description All cards of the caller, at most 10, whole: what stands on each, its pictures and works, its address. One call is all that the editor needs.
         */
        get: operations["CardServiceMag.getCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/createCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new card
         * @description A draft with the name of the caller and an address that is free. The same key makes the same card.
         */
        post: operations["CardServiceMag.createCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/saveCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card
         * @description Saves the whole of a card as it was written. Refused where it was changed since the revision that is sent, and where somebody else has the address. A picture that is not wanted any more is named in `without`; a new one is brought as a file, beside the calls.
         */
        post: operations["CardServiceMag.saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/setCardState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or stop a card
         * @description Shows a card to who has its address or its code, or stops that. What is seen changes at once; codes and addresses stay.
         */
        post: operations["CardServiceMag.setCardState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/deleteCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a card
         * @description Deletes a card with its visits and codes, and takes it out of the card cases of others. It cannot be undone.
         */
        post: operations["CardServiceMag.deleteCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/getCardPictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codes and poster of a card
         * @description Drawings (SVG): the code that leads to the card, the code that is the contact itself where that is short enough, and a poster.
         */
        get: operations["CardServiceMag.getCardPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/printCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a card
         * @description Makes a work of two pages of the card: the front with what those see who scan it, the back with a code of this printing. Printing it begins at /manager/add_shopping/:id.
         */
        post: operations["CardServiceMag.printCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/getCardVisits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits of a card
         * @description The sums of the last 30 days, the printings with how often each was scanned, and one page of the latest 500 visits. Of a visitor without a login nothing is known but the visit.
         */
        get: operations["CardServiceMag.getCardVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/exchangeCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange cards
         * @description Leaves a published card of the caller with the owner of another one, and puts that one into the caller's card case. Doing it again brings both up to date.
         */
        post: operations["CardServiceMag.exchangeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/CardServiceMag/getCardContacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The card case
         * @description Cards of others that the caller has, the latest first: what their owners show today to a visitor who came as the caller did.
         */
        get: operations["CardServiceMag.getCardContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UpgradeServiceMag/getPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Membership plans
         * @description Where the membership of the caller stands, what is used of its limits, and every plan with what it brings and each way to come by it today, the arithmetic in words. Where a cheaper plan or none suffices, the advice says so.
         */
        get: operations["UpgradeServiceMag.getPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UpgradeServiceMag/createUpgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to buy a membership
         * @description Begins the payment of one of the offers; its price is kept for 15 minutes. It is watched, paid and closed like every other payment, by the calls of PayServiceMag; the wallet pays at once. One that waits gives way, one of exactly this kind is answered again. Money that comes too late counts as long as the offer is still so, and goes back otherwise.
         */
        post: operations["UpgradeServiceMag.createUpgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UpgradeServiceMag/getUpgradeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases of memberships
         * @description What the caller bought or began to buy, the newest first, each with the arithmetic of the day on which it was offered. One that waits is given up by closePay of PayServiceMag.
         */
        get: operations["UpgradeServiceMag.getUpgradeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UpgradeServiceMag/redeemCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a membership code
         * @description A code of twelve letters and digits becomes a term of its plan, from the last day of a membership of the same plan that still lasts, otherwise from today. One of another plan is refused and kept. After five wrong ones within an hour the caller waits; gift codes count too.
         */
        post: operations["UpgradeServiceMag.redeemCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/UpgradeServiceMag/noteLock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An area was found locked
         * @description The caller stood before an area that the membership does not open. It counts for the advice, is kept for 90 days and is nobody else's business.
         */
        post: operations["UpgradeServiceMag.noteLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/NoticeServiceMag/getNotices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices
         * @description What the caller was told, the newest first; the last 200 are kept.
         */
        get: operations["NoticeServiceMag.getNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/NoticeServiceMag/readNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice as read
         * @description Marks one notice as read; once more changes nothing.
         */
        post: operations["NoticeServiceMag.readNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/NoticeServiceMag/readAllNotices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notices as read
         * @description Marks as read what was told up to a moment, which is that of the newest notice that was shown.
         */
        post: operations["NoticeServiceMag.readAllNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/SearchServiceMag/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the own things
         * @description The caller's orders, works and addresses that say the keyword, of each kind the first few. Looked through are the latest 2000 orders and works, and every order by its whole number; the lists search all.
         */
        get: operations["SearchServiceMag.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ReaderServiceMag/getPlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the reader stopped
         * @description The page that the caller read last; 0 where none was.
         */
        get: operations["ReaderServiceMag.getPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ReaderServiceMag/savePlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember the place
         * @description Remembers the page that the caller reads, so that another device goes on there.
         */
        post: operations["ReaderServiceMag.savePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ReaderServiceMag/getBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A book to read
         * @description The book behind the code of a link. Published ones are anybody's; what is not published is its owner's alone, and to everybody else it is as if it were not there. A book that was taken down says so.
         */
        get: operations["ReaderServiceMag.getBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ReaderServiceMag/openBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a book
         * @description Opens a book that wants a password, or that was opened by a named link, which counts it. The right that it gives is sent along with every question about the book; it ends within a day, and with every change of who may read it.
         */
        post: operations["ReaderServiceMag.openBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ReaderServiceMag/getPages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of a book
         * @description Up to 20 pages from one on; fewer where the book ends. What they hold is the page document's.
         */
        get: operations["ReaderServiceMag.getPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/ReaderServiceMag/searchBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search in a book
         * @description Where the words stand, in the order of the pages, whatever their case and width; at most 200 places.
         */
        get: operations["ReaderServiceMag.searchBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getSpecialDates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Special dates
         * @description The birthdays and other days (纪念日) that the caller wants in all calendars, in the order in which they were made.
         */
        get: operations["OpusServiceMag.getSpecialDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveSpecialDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a special date
         * @description Adds a special date, or changes the one that dateID names; up to 100 of them. The name is kept as one line.
         */
        post: operations["OpusServiceMag.saveSpecialDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/deleteSpecialDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a special date
         * @description Takes a special date away, and answers what it was. Calendars keep what they show of it.
         */
        post: operations["OpusServiceMag.deleteSpecialDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/renameOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a work
         * @description Gives a work another name, of 1 to 60 characters. What others read keeps its name until the work is published again.
         */
        post: operations["OpusServiceMag.renameOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/moveOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put works into a folder
         * @description Puts works into a folder, or with 0 out of all; all of them or none.
         */
        post: operations["OpusServiceMag.moveOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/tagOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tag works
         * @description Gives works these tags instead of those before, up to 8 of up to 12 characters; all of them or none.
         */
        post: operations["OpusServiceMag.tagOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/copyOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a work
         * @description Makes a draft of a work, with a link of its own; without its photos it is a template for the next one.
         */
        post: operations["OpusServiceMag.copyOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/archiveOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive works
         * @description Takes works out of the lists without throwing them away, or brings them back; all of them or none.
         */
        post: operations["OpusServiceMag.archiveOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/deleteOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw works away
         * @description Puts works into the trash, from where restoreOpus brings them back for thirty days; all of them or none. Nobody reads them there.
         */
        post: operations["OpusServiceMag.deleteOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/restoreOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore works
         * @description Takes works out of the trash; all of them or none.
         */
        post: operations["OpusServiceMag.restoreOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/purgeOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete works for good
         * @description Deletes works that lie in the trash, and their cart lines; all of them or none. Orders keep the copy that was ordered.
         */
        post: operations["OpusServiceMag.purgeOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft of a work
         * @description What belongs to the draft as a whole, of a work of the caller's or one that its owner edits with the team, and its pages in order, each by the hash of its content. What stands on the first pages is given at once where that is wanted, as far as a million letters reach; getLeaves gives the others. A work that is still being imported, or lies in the trash, is not edited.
         */
        get: operations["OpusServiceMag.getDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/setTeamEditing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a work with the team
         * @description Lets the active members of the caller's team edit the draft of a work of the caller's, or ends that at once; the same again changes nothing. Naming it in lists, sharing, printing and throwing it away stay with its owner.
         */
        post: operations["OpusServiceMag.setTeamEditing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getPresence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who else has a work open
         * @description Tells that a tab has the draft open and which page it shows, and answers which others have told so within the last 15 seconds: other members who may edit it, and the caller on another device. Asked every few seconds while the editor is open and in sight. Nothing of it is stored. The newest revision says whether there is something to read anew.
         */
        get: operations["OpusServiceMag.getPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getLeaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of a draft
         * @description What stands on up to 20 pages of the draft. A page that is gone by now is left out.
         */
        get: operations["OpusServiceMag.getLeaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft
         * @description Saves the changed parts of a draft; the result is a whole document. Refused where the draft is not the one that the caller knows: the details say what is there now, by whom and since when. The same saveID again gets the same answer again. A larger change is several saves, each within the bounds of a request. A work keeps the size that it was made with.
         */
        post: operations["OpusServiceMag.saveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a work
         * @description The latest 200 versions of a work, the newest first: published, ordered, named by the member, and kept automatically before the first save of each hour of work. Automatic ones are kept for a day, the first of each day for thirty days.
         */
        get: operations["OpusServiceMag.getVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/nameVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name a version
         * @description Keeps the draft under a name, or gives a version a name, so that it is kept for ever; an empty name takes the name away.
         */
        post: operations["OpusServiceMag.nameVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/restoreVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a version
         * @description Makes a version the draft again. The draft before it is kept as a version.
         */
        post: operations["OpusServiceMag.restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getVersionLeaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of a version
         * @description What belongs to a version as a whole, its pages in order, and what stands on up to 20 of them.
         */
        get: operations["OpusServiceMag.getVersionLeaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveOpusFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make or rename a folder
         * @description A new folder without folderID, another name with it; up to 50 folders, each name once.
         */
        post: operations["OpusServiceMag.saveOpusFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/deleteOpusFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a folder
         * @description Takes a folder away; the works in it stay, and lie in none.
         */
        post: operations["OpusServiceMag.deleteOpusFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getHotAreas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hot areas of a work
         * @description All pages of the draft in order with their hot areas, those of a page from the lowest to the highest. Readers get them with the next publishing.
         */
        get: operations["OpusServiceMag.getHotAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveHotAreas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save hot areas
         * @description Puts the hot areas of the given pages in place of those that they had; what else stands on the pages stays. Refused where the draft is not the one that the caller knows. The same saveID again gets the same answer again.
         */
        post: operations["OpusServiceMag.saveHotAreas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/findHotAreas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find what could be hot areas
         * @description Web addresses, mails and 见第 n 页 in the texts of all pages, with the place of each. Nothing is saved; what an area of the page already leads to is left out.
         */
        get: operations["OpusServiceMag.findHotAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/takePages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the pages of another work
         * @description Puts the pages of another own work of the same size in place of those of this one, as when its PDF was made anew. The first page becomes the first and so on, under the id that was there, so that hot areas and what leads to pages stay. The pages before are kept as a version.
         */
        post: operations["OpusServiceMag.takePages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/beginImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an import
         * @description Makes a work whose pages come one by one out of a PDF or of pictures. The same file again answers the work that it became, or the import to go on with.
         */
        post: operations["OpusServiceMag.beginImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getImports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports
         * @description What is not finished yet, and how much of the room for files is taken.
         */
        get: operations["OpusServiceMag.getImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/finishImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish an import
         * @description Ends an import whose pages have all come. Pages that could not be converted are named; with them it counts as failed and can be gone on with.
         */
        post: operations["OpusServiceMag.finishImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/cancelImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an import up
         * @description Takes the unfinished work and its files away.
         */
        post: operations["OpusServiceMag.cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/createOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a work
         * @description An empty work of that size, or one made like a template.
         */
        post: operations["OpusServiceMag.createOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getOpusTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates
         * @description Works of the house that a member can begin with; those of type album have places for the member's own photos and words.
         */
        get: operations["OpusServiceMag.getOpusTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getPhotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos
         * @description The photos that a member brought, the latest first, and the other pictures that the draft of a work shows which the member edits.
         */
        get: operations["OpusServiceMag.getPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/publishOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a work
         * @description Freezes a work as it is, for everybody who has its link.
         */
        post: operations["OpusServiceMag.publishOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/withdrawOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a work down
         * @description The link says from now on that the work is shared no longer.
         */
        post: operations["OpusServiceMag.withdrawOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getOpusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Works
         * @description One page of the caller's works. The trash holds each for thirty days; what lay longer is gone.
         */
        get: operations["OpusServiceMag.getOpusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A work
         * @description One of the caller's works, wherever it lies.
         */
        get: operations["OpusServiceMag.getOpus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getOpusPlaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where works lie
         * @description The caller's folders, the 100 tags that are used most, and how many works lie where.
         */
        get: operations["OpusServiceMag.getOpusPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of a work
         * @description What is told of the work, how it is read and what its readers may do, its table of contents, and whether it is being handed over.
         */
        get: operations["OpusServiceMag.getSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what is told of a work
         * @description Name, subtitle, author, introduction, tags and cover. Readers see the change after the work is published again; tags are the owner's alone. A work whose pages were computed has stored ones once a cover is chosen.
         */
        post: operations["OpusServiceMag.saveSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how a work is read
         * @description How the work is read and what its readers may do. It holds at once, for what is published already as well (decision 87).
         */
        post: operations["OpusServiceMag.saveOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveToc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the table of contents
         * @description Replaces the table of contents (目录) of the draft. Readers see it after the work is published again.
         */
        post: operations["OpusServiceMag.saveToc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/transferOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a work to another member
         * @description The member with this mobile is told, and has a week to agree; whether there is such a member is not told. Until then nothing changes. Members of a team neither give nor take.
         */
        post: operations["OpusServiceMag.transferOpus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/cancelTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an offer back
         * @description The other member can agree no more.
         */
        post: operations["OpusServiceMag.cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A work that is offered
         * @description A work that another member wants the caller to have, and what became of the offer.
         */
        get: operations["OpusServiceMag.getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/answerTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to have a work, or not
         * @description With accept the work, its pictures, its versions and its links are the caller's. It is taken down where the membership of the caller does not let it be published.
         */
        post: operations["OpusServiceMag.answerTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getSharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a work is shared
         * @description Who may read the work by its own link, its named links with what became of them, and the readers that it is for. A named link is a key by itself, which opens the published work in every mode but the private one.
         */
        get: operations["OpusServiceMag.getSharing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/getReads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who read a work
         * @description What became of the named links of the work, and its readings of the last 30 days, by day, device and region. A membership without statistics is told of openings alone. What is kept of readers is what they allowed; the region is simulated.
         */
        get: operations["OpusServiceMag.getReads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who may read
         * @description Who may read the published work by its own link. What is open ends: its readers are asked again with the next page. Without a password the one before stays.
         */
        post: operations["OpusServiceMag.saveReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/saveShareLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make or change a named link
         * @description A new link without linkID, another form of one with it. An empty address is drawn for a new link and stays for an old one. Another password ends what was opened with the one before.
         */
        post: operations["OpusServiceMag.saveShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/deleteShareLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a named link
         * @description Its address leads nowhere from now on. It cannot be undone.
         */
        post: operations["OpusServiceMag.deleteShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/addShareInvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite readers
         * @description Adds readers to the list, a line each: a mobile or an email, with a name before or behind it. Lines that are neither are told by their numbers; the others are added.
         */
        post: operations["OpusServiceMag.addShareInvites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/OpusServiceMag/removeShareInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a reader off the list
         * @description Takes one reader off the list, who is asked again with the next page.
         */
        post: operations["OpusServiceMag.removeShareInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/loginByPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login by password
         * @description Logs in with account or mobile and password. After five failures from one network the account is locked there for 15 minutes.
         */
        post: operations["LoginServiceMag.loginByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/loginByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login by code
         * @description Logs in with a mobile and the code that sendCode sent there for the purpose login. The code is used up by a login and by nothing else; whether the mobile is a member's is told only with the right code.
         */
        post: operations["LoginServiceMag.loginByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/createLoginQrcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login QR code
         * @description Opens a QR login session. The code is good for 120 seconds.
         */
        post: operations["LoginServiceMag.createLoginQrcode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/queryLoginQrcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a login QR code
         * @description What the phone has done so far. The token is handed out once, and like nick and picture only to the browser that asked for the code.
         */
        get: operations["LoginServiceMag.queryLoginQrcode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/queryThirdLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a third-party login
         * @description What the outside identity provider answered so far. The token is handed out once, and like the nick only to the browser that began.
         */
        get: operations["LoginServiceMag.queryThirdLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/getThirdLoginPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page of an outside identity provider
         * @description Where the visitor allows or refuses the login that getThirdLoginInfo began. For weixin the address of the QR code does.
         */
        get: operations["LoginServiceMag.getThirdLoginPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/bindThirdLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind an outside identity to a member
         * @description Proves an existing account by its password, binds the approved outside identity to it and logs in.
         */
        post: operations["LoginServiceMag.bindThirdLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code
         * @description Sends a code to a mobile, a member's or not; whose it is turns out when the code is used. The replica has no operator, so the reply carries the code.
         */
        post: operations["LoginServiceMag.sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes a member of a verified mobile and logs in; with a loginSessionID the approved outside identity is bound as well.
         */
        post: operations["LoginServiceMag.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/LoginServiceMag/resetPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find password
         * @description Sets a new password after a verified mobile. All sessions of the account end.
         */
        post: operations["LoginServiceMag.resetPwd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/getAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the account
         * @description What the settings begin with: the masked mobile, whether there is a password and a picture, the codes of the region, and of what the caller is told.
         */
        get: operations["AccountServiceMag.getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/saveProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the profile
         * @description Sets the name that the caller is called by, and the region; empty codes and names take the region away.
         */
        post: operations["AccountServiceMag.saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/removeAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the own picture
         * @description The drawn picture is shown again. Bringing one is no call of the servlet: it goes to /media/avatar.
         */
        post: operations["AccountServiceMag.removeAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/sendAccountCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for the settings
         * @description Sends a code to the caller's own mobile, which is not named, to the one that it shall become, or to a new e-mail address. The replica has no operator, so the reply carries the code.
         */
        post: operations["AccountServiceMag.sendAccountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/changeMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the mobile
         * @description Sets another mobile: a code that went there, and the password or a code to the old one.
         */
        post: operations["AccountServiceMag.changeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/changeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address
         * @description Sets another e-mail address: a code that went there, and the password or a code to the own mobile.
         */
        post: operations["AccountServiceMag.changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/savePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or set the password
         * @description Sets a password: with the old one or a code to the own mobile. Who has neither a password nor a mobile is proved by the session. Every other session ends.
         */
        post: operations["AccountServiceMag.savePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/getSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller is logged in
         * @description The sessions of the caller, the one used last first: browser and system, network, and whether it is this one.
         */
        get: operations["AccountServiceMag.getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/endSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out elsewhere
         * @description Ends one session of the caller by its id, or with the word others all but the one that asks.
         */
        post: operations["AccountServiceMag.endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/saveNoticeWishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the caller is told of
         * @description The kinds of notices that the caller does not want, joined by commas; empty wants all. Those of security cannot be turned off.
         */
        post: operations["AccountServiceMag.saveNoticeWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/getClosing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account can be closed
         * @description What keeps the account from being closed, what is lost with it, what has to be typed, and for how many days a login takes it back.
         */
        get: operations["AccountServiceMag.getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/AccountServiceMag/askClosing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Asks for the account to be closed after seven days: the typed words, and the password or a code to the own mobile. Every session ends; a login takes it back. Then what was personal is forgotten.
         */
        post: operations["AccountServiceMag.askClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/MemberServiceMag/getCounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counters of the shell
         * @description What the badges of the shell show.
         */
        get: operations["MemberServiceMag.getCounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/MemberServiceMag/getAbout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About the product
         * @description Version, changes and how to reach us.
         */
        get: operations["MemberServiceMag.getAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/MemberServiceMag/sendFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback
         * @description Keeps a remark of the caller about the product; with a topic it goes to the service desk, which answers by rule at once, knowing the order that is attached.
         */
        post: operations["MemberServiceMag.sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/MemberServiceMag/getFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own feedback
         * @description The remarks of the caller and what became of them.
         */
        get: operations["MemberServiceMag.getFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uwp/newServlet/MemberServiceMag/resolveAitusPath": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an absolute path leads
         * @description Answers the page behind an absolute path when it stands on the allow-list.
         */
        get: operations["MemberServiceMag.resolveAitusPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The specification shows no reply, so none is read. */
        LogoutReply: {
            /** @constant */
            code: 0;
        };
        LoggedIn: {
            /** @constant */
            code: 0;
            /** @constant */
            status: "1";
            user_id: components["schemas"]["DecimalId"];
            /** @description Invite code. */
            yaoqingma: string;
            member_code: string;
            /** @description Empty for an ordinary member. */
            vip_name: string;
            vip_lastTime_desc: string;
            vip_lastTime: string;
            user_avatar: string;
            /** @enum {string} */
            bind_wx: "Y" | "N";
            /** @description Kept as it is. */
            user_account: {
                [key: string]: unknown;
            };
        };
        NotLoggedIn: {
            /** @constant */
            code: 0;
            /** @constant */
            status: "0";
        };
        ThirdBinding: {
            type: components["schemas"]["ThirdLoginType"];
            nick: string;
            /** @description Date of the binding. */
            bound: string;
        };
        MemberInfo: {
            user_id: components["schemas"]["DecimalId"];
            account: string;
            nick: string;
            /** @description Masked. */
            mobile: string;
            email: string;
            user_avatar: string;
            vip_name: string;
            vip_lastTime: string;
            vip_lastTime_desc: string;
            member_code: string;
            yaoqingma: string;
            region: string;
            registered: string;
            bindings: components["schemas"]["ThirdBinding"][];
        };
        MemberInfoReply: {
            /** @constant */
            code: 0;
            data: {
                data: components["schemas"]["MemberInfo"];
            };
        };
        Address: {
            ID: components["schemas"]["DecimalId"];
            IsDefault: components["schemas"]["YesNo"];
            name: string;
            mobile: string;
            province: string;
            city: string;
            district: string;
            street: string;
            detail: string;
            zip: string;
            label: string;
            codes: string[];
        };
        AddressListReply: {
            /** @constant */
            code: 0;
            /** @constant */
            status: 1;
            data: {
                list: components["schemas"]["Address"][];
            };
        };
        AddressListFailure: {
            /** @constant */
            code: 0;
            /** @constant */
            status: 0;
            message: string;
        };
        /** @enum {string} */
        ThirdLoginType: "weixin" | "qq" | "weibo" | "alipay";
        ThirdLoginTypeInput: {
            /**
             * @description weixin, qq, weibo or alipay.
             * @example weixin
             */
            thirdLoginType: string;
        };
        ThirdLoginInfoReply: {
            /** @constant */
            code: 0;
            data: {
                /** @constant */
                status: 1;
                loginSessionID: string;
                /** @description URL-encoded, weixin only. Which address it is, and the case of its hexadecimal digits, is not documented. */
                qrcodeUrl?: string;
            };
        };
        ThirdLoginInfoFailure: {
            /** @constant */
            code: 0;
            data: {
                /** @constant */
                status: 0;
            };
            message: string;
        };
        UnbindReply: {
            /** @constant */
            code: 0;
            /** @constant */
            status: 1;
        };
        StatusFailure: {
            /** @constant */
            code: 0;
            /** @constant */
            status: 0;
            message: string;
        };
        CartIDInput: {
            /** @example 90001 */
            cartID: string;
        };
        DeletedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                deleted: number;
            };
        };
        RestoredReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                restored: number;
            };
        };
        CopiedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                ID: components["schemas"]["DecimalId"];
            };
        };
        CurrentReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                showPageNum: string;
                unitPrice: components["schemas"]["Amount"];
            };
        };
        SeenReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                seen: number;
            };
        };
        TiersReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["LineTiers"][];
            };
        };
        LineTiers: {
            cartID: components["schemas"]["DecimalId"];
            /** @description One copy before any discount. */
            unitPrice: components["schemas"]["Amount"];
            /** @description The smallest quantity first; below it there is no discount. */
            tiers: components["schemas"]["CartTier"][];
        };
        CartTier: {
            count: number;
            /** @description The rate that is subtracted from this quantity on, 0.1 for 九折. */
            discount: string;
        };
        StepItem: {
            Cnum: string;
            Name: string;
        };
        ProductionStep: {
            ID: components["schemas"]["DecimalId"];
            Name: string;
            IsShow: components["schemas"]["YesNo"];
            selCnum: string;
            items: components["schemas"]["StepItem"][];
        };
        PageRange: {
            min: number;
            max: number;
        };
        CartGoods: {
            ID: components["schemas"]["DecimalId"];
            EditorType: string;
            /** @enum {string} */
            isHasPastedown: "Y" | "N";
        };
        CartItem: {
            ID: components["schemas"]["DecimalId"];
            photoPath: string;
            clientDesignName: string;
            goodsName: string;
            showPageNum: string;
            pageNum: number;
            count: number;
            unitPrice: string;
            totalPrice: string;
            /** @description Discount text as HTML. */
            yhstr: string;
            remarkinfo: string;
            goods: components["schemas"]["CartGoods"];
            /** @description Page limits of each binding, keyed by its option code. */
            zhuangDingPageCfg: {
                [key: string]: components["schemas"]["PageRange"];
            };
            buzhou: components["schemas"]["ProductionStep"][];
            opusCode?: components["schemas"]["OpusCode"];
        };
        CartInfoReply: {
            /** @constant */
            code: 0;
            /** @description What the server takes beyond the specification. With blank-pages, pagesNum of getTotal and updateCart may exceed the line's page count by a few blank pages; without it, it is the line's. */
            extras?: string[];
            data: {
                data: components["schemas"]["CartItem"];
            };
        };
        CartListItem: {
            ID: components["schemas"]["DecimalId"];
            photoPath: components["schemas"]["PicturePath"];
            clientDesignName: string;
            goodsName: string;
            showPageNum: string;
            pageNum: number;
            count: number;
            unitPrice: string;
            totalPrice: string;
            /** @description Discount text as HTML. */
            yhstr: string;
            remarkinfo: string;
            goods: components["schemas"]["CartGoods"];
            /** @description Page limits of each binding, keyed by its option code. */
            zhuangDingPageCfg: {
                [key: string]: components["schemas"]["PageRange"];
            };
            buzhou: components["schemas"]["ProductionStep"][];
            opusCode: components["schemas"]["OpusCode"];
            /** @description When the version was ordered that the line prints (再次购买 of what was ordered), where its work was changed since; left out where the work is printed as it is. */
            versionAt?: components["schemas"]["Moment"];
            /** @enum {string} */
            state: "valid" | "stale" | "withdrawn";
            invalidReason: string;
            /** @description The unit price at the last visit when it has changed since, otherwise empty. */
            previousUnitPrice: string;
        };
        CartListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["CartListItem"][];
                total: number;
                page: number;
                pageSize: number;
            };
        };
        UpdateCartInput: {
            /** @example 90001 */
            CartID: string;
            /** @example 1 */
            goodsID: string;
            /** @example 10 */
            count: string;
            /** @example 64 */
            pagesNum: string;
            /** @example 10003 */
            memberID: string;
            /** @example FM01|ZD01|NK157|NF01|FF01|BY01 */
            cnums: string;
            /** @example  */
            remarkinfo: string;
            /**
             * @description Always 1.
             * @example 1
             */
            pdfchecked: string;
            /**
             * @description Always empty.
             * @example
             */
            fuwu: string;
            /**
             * @description Always empty.
             * @example
             */
            fxID: string;
            /**
             * @description Always empty.
             * @example
             */
            prop1: string;
            /**
             * @description Always empty.
             * @example
             */
            pdfCnum: string;
        };
        UpdateDefaultAddrInput: {
            /** @example 80001 */
            addrID: string;
        };
        AddCartInput: {
            /** @example 50001 */
            publicationID: string;
            /** @example 1 */
            goodsID: string;
            /** @example 10 */
            count: string;
            /**
             * @description The publication's pages and up to four blank ones.
             * @example 64
             */
            pagesNum: string;
            /** @example FM01|ZD01|NK157|NF01|FF01|BY01 */
            cnums: string;
            /** @example  */
            remarkinfo: string;
            /**
             * @description Y by default; N always makes a new line, as for buying at once.
             * @example Y
             */
            merge?: string;
            /**
             * @description Y where the caller knows of the errors that the preflight found and goes on; which they were is kept with the line.
             * @example N
             */
            known?: string;
        };
        ChoicePrintInput: {
            /** @example 50001 */
            publicationID: string;
            /** @example 1 */
            goodsID: string;
            /**
             * @description The publication's pages and up to four blank ones.
             * @example 64
             */
            pagesNum: string;
            /** @example FM01|ZD01|NK157|NF01|FF01|BY01 */
            cnums: string;
            /**
             * @description Page by page for the workshop (print), the cover in one piece (cover), on folded sheets (sheets), or to be read on screens (read).
             * @example cover
             */
            form: string;
        };
        /** @enum {string} */
        DefaultAddrText: "1" | "-1";
        TotalText: string;
        ChosenSpec: {
            goodsID: components["schemas"]["DecimalId"];
            cnums: string;
            count: number;
            remarkinfo: string;
        };
        ReadySpec: {
            /** @enum {string} */
            key: "economy" | "recommended" | "collector";
            title: string;
            reason: string;
            goodsID: components["schemas"]["DecimalId"];
            goodsName: string;
            cnums: string;
            count: number;
            unitPrice: components["schemas"]["Amount"];
            totalPrice: components["schemas"]["Amount"];
            options: string;
            /** @description What a few blank pages would make of it for less. */
            padded?: {
                /** @description How many blank pages. */
                pages: number;
                goodsID: components["schemas"]["DecimalId"];
                cnums: string;
                /** @description How it is bound then. */
                binding: string;
                unitPrice: components["schemas"]["Amount"];
            };
        };
        PreflightItem: {
            /** @description What was checked. */
            rule: string;
            /** @enum {string} */
            level: "error" | "warning" | "info";
            /** @description 0 where it concerns the whole publication. */
            page: number;
            text: string;
            /** @description What comes of it on paper. */
            why: string;
        };
        GoodsOffer: {
            ID: components["schemas"]["DecimalId"];
            name: string;
            EditorType: string;
            isHasPastedown: components["schemas"]["YesNo"];
            photoPath: components["schemas"]["PicturePath"];
            /** @description Y where the goods are made for publications of this type. */
            suits: components["schemas"]["YesNo"];
            /** @description N where no choice of options can be printed with this page count. */
            fits: components["schemas"]["YesNo"];
            /** @description Why it does not fit and which page counts would; empty where it fits. */
            reason: string;
            /** @description The unit price of one copy of the cheapest choice that can be printed; 0.00 where nothing fits. */
            fromPrice: components["schemas"]["Amount"];
            zhuangDingPageCfg: {
                [key: string]: components["schemas"]["PageRange"];
            };
            /** @description The smallest quantity first; below it there is no discount. */
            tiers: components["schemas"]["CartTier"][];
            buzhou: components["schemas"]["ProductionStep"][];
        };
        GoodsForReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                publication: {
                    ID: components["schemas"]["DecimalId"];
                    opusCode: components["schemas"]["OpusCode"];
                    name: string;
                    author: string;
                    photoPath: components["schemas"]["PicturePath"];
                    type: string;
                    pageNum: number;
                    showPageNum: string;
                    widthMm: number;
                    heightMm: number;
                    updatedAt: components["schemas"]["Moment"];
                };
                preflight: {
                    /** @enum {string} */
                    level: "pass" | "info" | "warning" | "error";
                    /** @description The worst 200 at most. */
                    items: components["schemas"]["PreflightItem"][];
                };
                goods: components["schemas"]["GoodsOffer"][];
                specs: components["schemas"]["ReadySpec"][];
                /** @description At most one: what the caller ordered last as goods that suit this publication, or else put into the cart last. It may have to be changed for this page count. */
                lastSpec: components["schemas"]["ChosenSpec"][];
                /** @description The province (省) of the caller's default address; empty where there is none. */
                deliverTo: string;
            };
        };
        PriceListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                goodsID: components["schemas"]["DecimalId"];
                /** @description What a copy without pages costs. */
                basePriceFen: number;
                /** @description What a page costs in thousandths of a fen. */
                perPageMilliFen: number;
                tiers: {
                    /** @description The quantity from which on the discount is given. */
                    count: number;
                    /** @description The rate taken off; 0.03 is 九七折. */
                    discount: string;
                }[];
                options: {
                    cnum: string;
                    /** @description What the option adds to a copy; negative where it makes it cheaper. */
                    perCopyFen: number;
                    /** @description The same for a page in thousandths of a fen. */
                    perPageMilliFen: number;
                }[];
            };
        };
        AddedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                ID: components["schemas"]["DecimalId"];
                merged: components["schemas"]["YesNo"];
                count: number;
                /** @description What a merged line held before; 0 for a new one. */
                previousCount: number;
            };
        };
        SaveAddressInput: {
            /**
             * @description Empty for a new address.
             * @example
             */
            addrID: string;
            /** @example 沈知远 */
            name: string;
            /** @example 19000000003 */
            mobile: string;
            /** @example 浙江省 */
            province: string;
            /** @example 杭州市 */
            city: string;
            /** @example 西湖区 */
            district: string;
            /** @example 灵隐街道 */
            street: string;
            /** @example 青芝坞示例路 18 号 */
            detail: string;
            /** @example 310013 */
            zip: string;
            /** @example 工作室 */
            label: string;
            /**
             * @description Codes of province, city and district joined by commas; empty where the region was typed.
             * @example 330000,330100,330106
             */
            codes: string;
            /**
             * @description Y makes it the default; anything else changes nothing about that.
             * @example N
             */
            isDefault: string;
        };
        DeleteAddressInput: {
            /** @example 80004 */
            addrID: string;
        };
        AddressSavedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                addrID: components["schemas"]["DecimalId"];
            };
        };
        AddressDeletedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                addrID: components["schemas"]["DecimalId"];
            };
        };
        CancelOrderInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /** @example 不想要了 */
            reason: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        UpdateOrderAddressInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /** @example 80002 */
            addrID: string;
            /**
             * @description Of an order to several addresses, which of them, counted from 1; needed there.
             * @example
             */
            part?: string;
        };
        ReplaceFileInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /** @example 71 */
            lineID: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        AcceptFileInput: {
            /** @example 2026112100000001 */
            orderNo: string;
        };
        AnswerProofInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /**
             * @description accept or change.
             * @example accept
             */
            answer: string;
            /**
             * @description What should change.
             * @example
             */
            note: string;
        };
        UrgeOrderInput: {
            /** @example 2026112100000001 */
            orderNo: string;
        };
        AcknowledgeDelayInput: {
            /** @example 2026112100000001 */
            orderNo: string;
        };
        ConfirmReceiveInput: {
            /** @example 2026112100000001 */
            orderNo: string;
        };
        DeleteOrderInput: {
            /** @example 2026112100000001 */
            orderNo: string;
        };
        ApplyRefundInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /** @example 不想要了 */
            reason: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        ApplyAfterSaleInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /**
             * @description reprint, partial or refund.
             * @example reprint
             */
            kind: string;
            /** @example 印刷质量问题 */
            reason: string;
            /** @example 第 12 页有色差 */
            description: string;
            /**
             * @description Up to 6 photos by the names that their uploads were answered with, joined by commas; may be left out.
             * @example
             */
            photos?: string;
            /**
             * @description Of an order to several addresses, which of them has the problem, counted from 1; what is paid back is then of its share. Empty for all.
             * @example
             */
            part?: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        CancelAfterSaleInput: {
            /** @example S2026112100000001 */
            afterSaleNo: string;
        };
        ReviewOrderInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /** @example 5 */
            stars: string;
            /** @example 印得很好 */
            text: string;
            /**
             * @description Up to 6 photos by the names that their uploads were answered with, joined by commas; may be left out.
             * @example
             */
            photos?: string;
        };
        RebuyInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /**
             * @description ordered or current.
             * @example ordered
             */
            version: string;
        };
        RebuyQuoteReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                orderedAt: components["schemas"]["Moment"];
                /** @description What the goods cost then. */
                before: components["schemas"]["Amount"];
                now: components["schemas"]["Amount"];
                lines: {
                    name: string;
                    /** @description How many in words. */
                    copies: string;
                    pages: string;
                    before: components["schemas"]["Amount"];
                    now: components["schemas"]["Amount"];
                }[];
            };
        };
        RebuyReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                cartIDs: string;
            };
        };
        PreviewOrderInput: {
            /**
             * @description Ids of cart lines joined by commas.
             * @example 90001,90002
             */
            cartIDs: string;
            /**
             * @description Empty or left out: the price of delivery is that of the mainland.
             * @example 80001
             */
            addrID?: string;
            /**
             * @description Left out: the usual one. One that does not go to the address gives way to the first that does.
             * @example standard
             */
            delivery?: string;
            /**
             * @description The id of a coupon, none, or auto for the best one; auto by default.
             * @example auto
             */
            couponID?: string;
            /**
             * @description How the copies go to several addresses: entries of address, cart line and copies with colons between, 2 to 10 addresses, every copy to one of them. Each address has its own freight. Empty or left out for one address; addrID does not count beside it.
             * @example
             */
            parts?: string;
            /**
             * @description Y pays with the wallet first.
             * @example N
             */
            useWallet?: string;
        };
        CreateOrderInput: {
            /** @example 90001,90002 */
            cartIDs: string;
            /**
             * @description Not looked at where the books are collected.
             * @example 80001
             */
            addrID: string;
            /**
             * @description standard, express or pickup.
             * @example standard
             */
            delivery: string;
            /**
             * @description Who collects the books, needed for pickup.
             * @example
             */
            pickupName?: string;
            /**
             * @description The mobile of who collects, needed for pickup.
             * @example
             */
            pickupMobile?: string;
            /**
             * @description As in previewOrder.
             * @example
             */
            parts?: string;
            /**
             * @description The id of a coupon, or none.
             * @example none
             */
            couponID: string;
            /** @example N */
            useWallet: string;
            /**
             * @description Y: an electronic proof is confirmed before printing.
             * @example N
             */
            proof: string;
            /**
             * @description none, personal or company.
             * @example none
             */
            invoiceKind: string;
            /** @example  */
            invoiceTitle: string;
            /** @example  */
            invoiceTaxNo: string;
            /** @example  */
            invoiceEmail: string;
            /**
             * @description normal unless told, or special, which wants invoiceTitleID.
             * @example normal
             */
            invoiceType?: string;
            /**
             * @description The title of a special invoice; its name and tax number count then.
             * @example
             */
            invoiceTitleID?: string;
            /** @example  */
            remark: string;
            /** @example v2.eyJwYXkiOjg3NjAwfQ */
            priceLock: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        PreviewLine: {
            cartID: components["schemas"]["DecimalId"];
            publicationID: components["schemas"]["DecimalId"];
            opusCode: components["schemas"]["OpusCode"];
            goodsID: components["schemas"]["DecimalId"];
            photoPath: components["schemas"]["PicturePath"];
            clientDesignName: string;
            goodsName: string;
            showPageNum: string;
            /** @description With cnums: what the quantity is saved with where it is changed in its place. */
            pageNum?: number;
            /** @description The codes of the chosen options joined by |. */
            cnums?: string;
            count: number;
            unitPrice: components["schemas"]["Amount"];
            totalPrice: components["schemas"]["Amount"];
            options: components["schemas"]["NamedValue"][];
            remarkinfo: string;
            /** @description As in cartList. */
            versionAt?: components["schemas"]["Moment"];
        };
        Delivery: {
            /** @enum {string} */
            code: "standard" | "express" | "pickup";
            name: string;
            note: string;
            freight: components["schemas"]["Amount"];
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            available: components["schemas"]["YesNo"];
            reason: string;
        };
        CouponOffer: {
            ID: components["schemas"]["DecimalId"];
            name: string;
            amount: components["schemas"]["Amount"];
            validTo: components["schemas"]["Moment"];
            usable: components["schemas"]["YesNo"];
            isBest: components["schemas"]["YesNo"];
            reason: string;
        };
        PreviewPart: {
            name: string;
            region: string;
            copies: number;
            /** @description The price of these copies after the quantity discount and before a coupon. */
            goods: components["schemas"]["Amount"];
            freight: components["schemas"]["Amount"];
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
        };
        PreviewReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                lines: components["schemas"]["PreviewLine"][];
                deliveries: components["schemas"]["Delivery"][];
                /** @description Up to 100; the earliest expiring count. */
                coupons: components["schemas"]["CouponOffer"][];
                chosen: {
                    delivery: string;
                    /** @description Empty where no coupon is used. */
                    couponID: string;
                };
                ladder: components["schemas"]["LadderLine"][];
                payTotal: components["schemas"]["Amount"];
                wallet: {
                    balance: components["schemas"]["Amount"];
                    bonus: components["schemas"]["Amount"];
                    off: components["schemas"]["Amount"];
                    rest: components["schemas"]["Amount"];
                    text: string;
                };
                /** @description What is known of the caller and need not be typed again. */
                member: {
                    /** @description The caller's own. */
                    mobile: string;
                    /** @description The last invoice for a person and the last for a company that were asked for with an order. */
                    invoices: {
                        /** @enum {string} */
                        kind: "personal" | "company";
                        title: string;
                        /** @description Empty for a person. */
                        taxNo: string;
                        email: string;
                    }[];
                    /** @description The titles of companies that the caller keeps, the default one first; only these can have a special invoice. */
                    titles?: {
                        titleID: components["schemas"]["DecimalId"];
                        name: string;
                        taxNo: string;
                        email: string;
                        /** @description Why it cannot take a special invoice, in words; otherwise empty. */
                        specialLacks: string;
                    }[];
                };
                /** @description Up to how many addresses it can go to; left out where it goes to one only. */
                partsMax?: number;
                /** @description What goes to each of several addresses in the order in which they were sent; empty for one. */
                parts?: components["schemas"]["PreviewPart"][];
                priceLock: string;
            };
        };
        OrderCreatedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                orderNo: components["schemas"]["OrderNo"];
                payTotal: components["schemas"]["Amount"];
                expiresAt: components["schemas"]["Moment"];
            };
        };
        PrintFileInput: {
            /** @example 2026112100000001 */
            orderNo: string;
            /** @example 71 */
            lineID: string;
            /**
             * @description Page by page for the workshop (print), the cover in one piece (cover), on folded sheets (sheets), or to be read on screens (read).
             * @example print
             */
            form: string;
        };
        /**
         * @description What the caller may do with the order now; a client draws its buttons from this list only.
         * @enum {string}
         */
        OrderAction: "pay" | "viewTransfer" | "viewApproval" | "updateAddress" | "cancel" | "viewProblems" | "replaceFile" | "acceptFile" | "urge" | "refund" | "confirmProof" | "changeProof" | "viewProgress" | "acknowledgeDelay" | "viewParcels" | "confirmReceive" | "rebuy" | "afterSale" | "cancelAfterSale" | "review" | "delete";
        OrderLine: {
            lineID: components["schemas"]["DecimalId"];
            publicationID: components["schemas"]["DecimalId"];
            opusCode: components["schemas"]["OpusCode"];
            goodsID: components["schemas"]["DecimalId"];
            photoPath: components["schemas"]["PicturePath"];
            clientDesignName: string;
            goodsName: string;
            showPageNum: string;
            count: number;
            unitPrice: components["schemas"]["Amount"];
            totalPrice: components["schemas"]["Amount"];
            options: components["schemas"]["NamedValue"][];
            remarkinfo: string;
            fileVersion: number;
            /** @description The work has changed since; what is printed has not. */
            isWorkChanged?: components["schemas"]["YesNo"];
        };
        OrderProgress: {
            percent: number;
            stages: {
                key: string;
                name: string;
                /** @enum {string} */
                status: "done" | "now" | "todo";
            }[];
        };
        Receiver: {
            name: string;
            /** @description Masked. */
            mobile: string;
            region: string;
        };
        /** @description What of an order goes to one of several addresses. */
        OrderPart: {
            /** @description Counted from 1. */
            part: number;
            name: string;
            /** @description Masked. */
            mobile: string;
            region: string;
            /** @description Street and house. */
            detail: string;
            copies: {
                lineID: components["schemas"]["DecimalId"];
                count: number;
            }[];
            freight: components["schemas"]["Amount"];
            /** @description Its share of what the order costs. */
            paid: components["schemas"]["Amount"];
            expectedFrom: components["schemas"]["Day"];
            expectedTo: components["schemas"]["Day"];
            /** @description Where its parcels are; empty before they leave. */
            stateText: string;
        };
        /** @description Left out where it goes to one address. */
        OrderParts: components["schemas"]["OrderPart"][];
        OrderCard: {
            orderNo: components["schemas"]["OrderNo"];
            state: components["schemas"]["OrderState"];
            stateText: string;
            /** @description What happens next and when, in one sentence. */
            nextText: string;
            createdAt: components["schemas"]["Moment"];
            expiresAt: components["schemas"]["MomentOrNone"];
            payTotal: components["schemas"]["Amount"];
            lines: components["schemas"]["OrderLine"][];
            progress: components["schemas"]["OrderProgress"];
            expectedFrom: components["schemas"]["Day"];
            expectedTo: components["schemas"]["Day"];
            receiver: components["schemas"]["Receiver"];
            parts?: components["schemas"]["OrderParts"];
            isOverseas: components["schemas"]["YesNo"];
            isPartShipped: components["schemas"]["YesNo"];
            afterSaleText: string;
            handleOption: components["schemas"]["OrderAction"][];
            /** @description Until when the file can be replaced after the payment; empty once that is over. */
            replaceUntil?: components["schemas"]["MomentOrNone"];
        };
        OrdersFileReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                fileName: string;
                csv: string;
                /** @description Orders in the file. */
                rows: number;
                /** @description Orders that there are. */
                total: number;
            };
        };
        OrderListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["OrderCard"][];
                total: number;
                page: number;
                pageSize: number;
                /** @description How many orders every tab holds, of those that the keyword finds. */
                counts: {
                    all: number;
                    unpaid: number;
                    todo: number;
                    producing: number;
                    shipped: number;
                    done: number;
                    aftersale: number;
                };
            };
        };
        PrintedPagesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                widthMm: number;
                heightMm: number;
                pageNum: number;
                from: number;
                pages: components["schemas"]["Page"][];
            };
        };
        OrderDetailReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                orderNo: components["schemas"]["OrderNo"];
                state: components["schemas"]["OrderState"];
                stateText: string;
                /** @description What happens next and when, in one sentence. */
                nextText: string;
                createdAt: components["schemas"]["Moment"];
                expiresAt: components["schemas"]["MomentOrNone"];
                payTotal: components["schemas"]["Amount"];
                lines: components["schemas"]["OrderLine"][];
                progress: components["schemas"]["OrderProgress"];
                expectedFrom: components["schemas"]["Day"];
                expectedTo: components["schemas"]["Day"];
                receiver: components["schemas"]["Receiver"];
                parts?: components["schemas"]["OrderParts"];
                isOverseas: components["schemas"]["YesNo"];
                isPartShipped: components["schemas"]["YesNo"];
                afterSaleText: string;
                handleOption: components["schemas"]["OrderAction"][];
                address: {
                    name: string;
                    mobile: string;
                    province: string;
                    city: string;
                    district: string;
                    street: string;
                    detail: string;
                    zip: string;
                };
                delivery: {
                    code: string;
                    name: string;
                };
                remark: string;
                reason: string;
                invoice: {
                    /** @enum {string} */
                    kind: "none" | "personal" | "company";
                    title: string;
                    taxNo: string;
                    email: string;
                    /**
                     * @description Normal where it is left out.
                     * @enum {string}
                     */
                    type?: "normal" | "special";
                };
                ladder: components["schemas"]["LadderLine"][];
                /** @description What happened and what is to come; an order that came to nothing ends with why. */
                timeline: {
                    key: string;
                    name: string;
                    /** @enum {string} */
                    status: "done" | "now" | "todo";
                    at: components["schemas"]["MomentOrNone"];
                    text: string;
                }[];
                diary: {
                    at: components["schemas"]["Moment"];
                    stage: string;
                    stageName: string;
                    text: string;
                    photoPath: components["schemas"]["PicturePath"];
                }[];
                parcels: {
                    ID: components["schemas"]["DecimalId"];
                    carrier: string;
                    trackingNo: string;
                    contents: string;
                    /** @description The part of the order that it is for. */
                    part?: number;
                    shippedAt: components["schemas"]["Moment"];
                    stateText: string;
                    /** @description The oldest first; none of the future. */
                    tracks: components["schemas"]["ParcelTrack"][];
                }[];
                /** @description The latest 50. */
                payments: {
                    payNo: components["schemas"]["PayNo"];
                    channel: string;
                    channelName: string;
                    amount: components["schemas"]["Amount"];
                    state: string;
                    stateText: string;
                    at: components["schemas"]["Moment"];
                    /** @description Who paid by bank transfer, as the customer reported it; empty before, and otherwise. */
                    payer: string;
                    /** @description The number of the transfer; empty like the payer. */
                    serialNo: string;
                    /** @description Where the customer sees the slip of the transfer; empty where none was uploaded. */
                    slipPath: string;
                }[];
                files: {
                    lineID: components["schemas"]["DecimalId"];
                    name: string;
                    version: number;
                    versionAt: components["schemas"]["Moment"];
                    canReplace: components["schemas"]["YesNo"];
                }[];
                fileProblems: {
                    lineID: components["schemas"]["DecimalId"];
                    /** @enum {string} */
                    level: "error" | "warning" | "info";
                    page: number;
                    text: string;
                    box?: components["schemas"]["PagePart"];
                }[];
                replaceUntil: components["schemas"]["MomentOrNone"];
                /** @description The latest 20. */
                afterSales: {
                    afterSaleNo: string;
                    /** @enum {string} */
                    kind: "reprint" | "partial" | "refund";
                    kindText: string;
                    /** @description The part of the order that it is about; left out for all of it. */
                    part?: number;
                    reason: string;
                    description: string;
                    state: string;
                    stateText: string;
                    amount: components["schemas"]["Amount"];
                    answer: string;
                    at: components["schemas"]["Moment"];
                    canWithdraw: components["schemas"]["YesNo"];
                    photos?: components["schemas"]["OrderPhotos"];
                }[];
                review: {
                    stars: number;
                    text: string;
                    photos?: components["schemas"]["OrderPhotos"];
                };
                /** @description The latest 300, the oldest of them first. */
                logs: {
                    at: components["schemas"]["Moment"];
                    actor: string;
                    text: string;
                }[];
            };
        };
        /** @description The part of the page that a finding is about, in shares of its width and height; left out where the whole page is meant. */
        PagePart: {
            x: number;
            y: number;
            w: number;
            h: number;
        };
        /** @description Addresses of the photos that were brought for it; only who brought them sees them. With ?size=small they come small. */
        OrderPhotos: string[];
        ParcelTrack: {
            at: components["schemas"]["Moment"];
            text: string;
        };
        OrderResultReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                /** @enum {string} */
                state: "paid" | "confirming" | "unpaid";
                amount: components["schemas"]["Amount"];
                payNo: string;
                replaceUntil: components["schemas"]["MomentOrNone"];
                /** @description Whom the invoices are for that were asked for with the orders, each once. */
                invoiceTitles: string[];
                orders: components["schemas"]["OrderCard"][];
            };
        };
        CreatePayInput: {
            /**
             * @description Order numbers joined by commas, at most 20.
             * @example 2026112100000001
             */
            orderNos: string;
            /**
             * @description wallet, weixin, alipay or transfer.
             * @example weixin
             */
            channel: string;
            /**
             * @description Y pays with the wallet first, N without it; the channel wallet needs no Y.
             * @example N
             */
            useWallet: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        CheckPayInput: {
            /** @example P2026112100000001 */
            payNo: string;
        };
        RefreshPayCodeInput: {
            /** @example P2026112100000001 */
            payNo: string;
        };
        ClosePayInput: {
            /** @example P2026112100000001 */
            payNo: string;
        };
        SubmitTransferInput: {
            /** @example P2026112100000001 */
            payNo: string;
            /** @example 西湖影像有限公司 */
            payer: string;
            /** @example 20261121000001 */
            serialNo: string;
        };
        PayView: {
            payNo: components["schemas"]["PayNo"];
            orderNos: string[];
            /** @enum {string} */
            channel: "wallet" | "weixin" | "alipay" | "transfer";
            channelName: string;
            /** @enum {string} */
            state: "waiting" | "scanned" | "succeeded" | "failed" | "closed" | "refunded";
            /** @description What the orders cost together. */
            amount: components["schemas"]["Amount"];
            /** @description The part of the wallet. */
            walletAmount: components["schemas"]["Amount"];
            /** @description What the channel is to bring. */
            payAmount: components["schemas"]["Amount"];
            /** @description What the QR code carries; empty for the wallet, for a transfer, and once nothing waits. */
            codeUrl: string;
            codeExpiresAt: components["schemas"]["MomentOrNone"];
            expiresAt: components["schemas"]["Moment"];
            /** @description Where it stands, in words. */
            message: string;
            /** @description Who paid by bank transfer, as the customer reported it; empty before, and otherwise. */
            payer: string;
            /** @description The number of the transfer; empty like the payer. */
            serialNo: string;
            /** @description Where the customer sees the slip that was uploaded for the transfer; empty where none was. */
            slipPath: string;
        };
        PayReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["PayView"];
        };
        PayOptionsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                orders: {
                    orderNo: components["schemas"]["OrderNo"];
                    /** @description What is printed and how many of it. */
                    title: string;
                    /** @description Empty where no invoice was asked for. */
                    invoiceTitle: string;
                    payTotal: components["schemas"]["Amount"];
                    expiresAt: components["schemas"]["Moment"];
                    /** @description The first three of what is printed. */
                    works: {
                        name: string;
                        photoPath: components["schemas"]["PicturePath"];
                        /** @description What the link of the work ends with; empty where it is gone. */
                        opusCode: string;
                    }[];
                    /** @description Who gets the books, and how and where; where they are collected, who comes and to which place. */
                    receiver: {
                        name: string;
                        /** @description With its middle hidden. */
                        mobile: string;
                        delivery: string;
                        address: string;
                    };
                }[];
                amount: components["schemas"]["Amount"];
                expiresAt: components["schemas"]["Moment"];
                wantsWallet: components["schemas"]["YesNo"];
                wallet: {
                    balance: components["schemas"]["Amount"];
                    principal: components["schemas"]["Amount"];
                    bonus: components["schemas"]["Amount"];
                    off: components["schemas"]["Amount"];
                    rest: components["schemas"]["Amount"];
                    text: string;
                };
                channels: {
                    /** @enum {string} */
                    code: "wallet" | "weixin" | "alipay" | "transfer";
                    name: string;
                    available: components["schemas"]["YesNo"];
                    reason: string;
                }[];
                bank: {
                    company: string;
                    bankName: string;
                    account: string;
                    note: string;
                };
                /** @description A payment of exactly these orders that still waits, or empty. */
                pendingPayNo: string;
                /** @description How the owner of the caller's team would pay; nothing where the caller is in none. */
                team?: {
                    ownerName: string;
                    /**
                     * @description pay at once, ask for approval, or none.
                     * @enum {string}
                     */
                    way: "pay" | "ask" | "none";
                    /** @description What is left of the month, or why there is no way. */
                    text: string;
                    /**
                     * @description How the latest request for one of these orders stands; empty without one.
                     * @enum {string}
                     */
                    request: "" | "waiting" | "refused";
                    /** @description The same in words. */
                    requestText: string;
                    /** @description Who may decide a waiting one. */
                    deciders?: string;
                    /** @description Until when it can be decided. */
                    requestUntil?: string;
                    /** @description What the member wrote that the books are for. */
                    purpose?: string;
                };
            };
        };
        SaveInvoiceTitleInput: {
            /**
             * @description Of the title that changes; empty for a new one.
             * @example
             */
            titleID: string;
            /**
             * @description personal or company.
             * @example company
             */
            kind: string;
            /**
             * @description At most 100 characters.
             * @example 知远影像工作室
             */
            name: string;
            /**
             * @description 15, 17, 18 or 20 letters and digits; of a company.
             * @example 91330106MA2DEMO018
             */
            taxNo: string;
            /**
             * @description At most 100 characters.
             * @example
             */
            address: string;
            /**
             * @description Digits and dashes.
             * @example
             */
            tel: string;
            /**
             * @description At most 60 characters.
             * @example
             */
            bank: string;
            /**
             * @description 12 to 20 digits.
             * @example
             */
            account: string;
            /**
             * @description Where invoices are sent.
             * @example
             */
            email: string;
            /**
             * @description Y makes it the default of its kind.
             * @example N
             */
            isDefault: string;
        };
        RemoveInvoiceTitleInput: {
            /**
             * @description Of the title.
             * @example 1
             */
            titleID: string;
        };
        ApplyInvoiceInput: {
            /**
             * @description Order numbers joined by commas, at most 20.
             * @example 2026112100000001
             */
            orderNos: string;
            /**
             * @description Of a title.
             * @example 1
             */
            titleID: string;
            /**
             * @description normal or special.
             * @example normal
             */
            type: string;
            /**
             * @description Where it is sent; empty for nowhere.
             * @example
             */
            email: string;
            /**
             * @description At most 100 characters; is printed on it.
             * @example
             */
            remark: string;
            /**
             * @description What was shown to be invoiced.
             * @example 876.00
             */
            amount: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        RetryInvoiceInput: {
            /**
             * @description Of the application.
             * @example F2026112100000001
             */
            invoiceNo: string;
        };
        WithdrawInvoiceInput: {
            /**
             * @description Of the application.
             * @example F2026112100000001
             */
            invoiceNo: string;
        };
        RedInvoiceInput: {
            /**
             * @description Of the application.
             * @example F2026112100000001
             */
            invoiceNo: string;
            /**
             * @description Why, at most 100 characters.
             * @example 抬头开错
             */
            reason: string;
            /**
             * @description Of the title for which it is issued anew; empty for none.
             * @example
             */
            reissueTitleID: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        SendInvoiceInput: {
            /**
             * @description Of the application.
             * @example F2026112100000001
             */
            invoiceNo: string;
            /**
             * @description Where to.
             * @example shen@desk.example
             */
            email: string;
        };
        /** @description An amount in yuan with exactly two decimals; that of a red invoice has a minus. */
        SignedSum: string;
        InvoicableOrder: {
            orderNo: components["schemas"]["OrderNo"];
            title: string;
            goodsName: string;
            copies: number;
            stateText: string;
            amount: components["schemas"]["Amount"];
            paidAt: components["schemas"]["Moment"];
            untilText: string;
        };
        InvoicableOrders: {
            list: components["schemas"]["InvoicableOrder"][];
            total: number;
            page: number;
            pageSize: number;
            available: components["schemas"]["Amount"];
            issued: components["schemas"]["Amount"];
            reddened: components["schemas"]["Amount"];
        };
        InvoiceItem: {
            invoiceNo: components["schemas"]["InvoiceNo"];
            /** @enum {string} */
            type: "normal" | "special";
            typeText: string;
            /** @enum {string} */
            state: "pending" | "issuing" | "issued" | "failed" | "rejected" | "withdrawn" | "reddening" | "reddened";
            stateText: string;
            /** @description Why it failed, was rejected, withdrawn or reversed; otherwise empty. */
            reason: string;
            titleName: string;
            amount: components["schemas"]["Amount"];
            orderNos: string[];
            /** @description Twenty digits; empty before it is issued. */
            number: string;
            /** @description Of the red one; empty where there is none. */
            redNumber: string;
            createdAt: components["schemas"]["Moment"];
            issuedAt: components["schemas"]["MomentOrNone"];
            reddenedAt: components["schemas"]["MomentOrNone"];
            /** @description When it moves on by itself; empty where it does not. */
            dueAt: components["schemas"]["MomentOrNone"];
            /** @description What the caller can do with it. */
            actions: ("download" | "send" | "red" | "retry" | "withdraw" | "reapply")[];
        };
        InvoiceList: {
            list: components["schemas"]["InvoiceItem"][];
            total: number;
            page: number;
            pageSize: number;
        };
        Invoice: {
            invoiceNo: components["schemas"]["InvoiceNo"];
            /** @enum {string} */
            type: "normal" | "special";
            typeText: string;
            /** @enum {string} */
            state: "pending" | "issuing" | "issued" | "failed" | "rejected" | "withdrawn" | "reddening" | "reddened";
            stateText: string;
            /** @description Why it failed, was rejected, withdrawn or reversed; otherwise empty. */
            reason: string;
            titleName: string;
            amount: components["schemas"]["Amount"];
            orderNos: string[];
            /** @description Twenty digits; empty before it is issued. */
            number: string;
            /** @description Of the red one; empty where there is none. */
            redNumber: string;
            createdAt: components["schemas"]["Moment"];
            issuedAt: components["schemas"]["MomentOrNone"];
            reddenedAt: components["schemas"]["MomentOrNone"];
            /** @description When it moves on by itself; empty where it does not. */
            dueAt: components["schemas"]["MomentOrNone"];
            /** @description What the caller can do with it. */
            actions: ("download" | "send" | "red" | "retry" | "withdraw" | "reapply")[];
            /** @description The invoice, and the red one behind it. */
            documents: components["schemas"]["InvoiceDocument"][];
            sent: components["schemas"]["InvoiceMessage"][];
            email: string;
        };
        InvoiceMessage: {
            messageID: components["schemas"]["DecimalId"];
            /** @enum {string} */
            channel: "mail" | "sms";
            to: string;
            subject: string;
            at: components["schemas"]["Moment"];
        };
        InvoiceParty: {
            name: string;
            taxNo: string;
            address: string;
            tel: string;
            bank: string;
            account: string;
        };
        InvoiceDocumentLine: {
            name: string;
            spec: string;
            unit: string;
            quantity: string;
            unitPrice: string;
            amount: components["schemas"]["SignedSum"];
            taxRate: string;
            tax: components["schemas"]["SignedSum"];
        };
        InvoiceDocument: {
            kind: string;
            number: string;
            /** @description In China; empty before it is issued. */
            day: string;
            buyer: components["schemas"]["InvoiceParty"];
            seller: components["schemas"]["InvoiceParty"];
            lines: components["schemas"]["InvoiceDocumentLine"][];
            amount: components["schemas"]["SignedSum"];
            tax: components["schemas"]["SignedSum"];
            total: components["schemas"]["SignedSum"];
            totalWords: string;
            remark: string;
            issuer: string;
        };
        InvoiceTitle: {
            titleID: components["schemas"]["DecimalId"];
            /** @enum {string} */
            kind: "personal" | "company";
            name: string;
            taxNo: string;
            address: string;
            tel: string;
            bank: string;
            account: string;
            email: string;
            isDefault: components["schemas"]["YesNo"];
            /** @description Why it cannot take a special invoice, in words; otherwise empty. */
            specialLacks: string;
        };
        InvoiceTitles: {
            list: components["schemas"]["InvoiceTitle"][];
            most: number;
        };
        PreviewedOrder: {
            orderNo: components["schemas"]["OrderNo"];
            title: string;
            amount: components["schemas"]["Amount"];
            asked?: components["schemas"]["AskedInvoice"];
        };
        /** @description The invoice that was asked for when the order was placed; absent where none was. */
        AskedInvoice: {
            /** @enum {string} */
            kind: "personal" | "company";
            /** @enum {string} */
            type: "normal" | "special";
            name: string;
            taxNo: string;
            email: string;
        };
        InvoicePreview: {
            document: components["schemas"]["InvoiceDocument"];
            orders: components["schemas"]["PreviewedOrder"][];
            amount: components["schemas"]["Amount"];
        };
        InvoiceOrdersReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["InvoicableOrders"];
        };
        InvoiceListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["InvoiceList"];
        };
        InvoiceReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Invoice"];
        };
        InvoiceItemReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["InvoiceItem"];
        };
        TitleListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["InvoiceTitles"];
        };
        TitleReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["InvoiceTitle"];
        };
        InvoicePreviewReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["InvoicePreview"];
        };
        CreateRechargeInput: {
            /**
             * @description Whole yuan, 1 to 50000.
             * @example 1000
             */
            amount: string;
            /**
             * @description weixin, alipay or transfer.
             * @example weixin
             */
            channel: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        RefundRechargeInput: {
            /**
             * @description Of the recharge.
             * @example P2026112100000001
             */
            payNo: string;
            /**
             * @description Y keeps the bonus and takes it off the principal, N returns it.
             * @example N
             */
            keepBonus: string;
            /**
             * @description What was shown to come back.
             * @example 1000.00
             */
            amount: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        RedeemCodeInput: {
            /**
             * @description Twelve letters and digits; spaces and dashes do not count.
             * @example DESK-2345-GFTA
             */
            code: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        SaveReminderInput: {
            /**
             * @description Whole yuan, or nothing.
             * @example 100
             */
            amount: string;
        };
        /** @description An amount in yuan with exactly two decimals; what was taken has a minus. */
        SignedAmount: string;
        /** @description A month in China; empty where there is none. */
        Month: string;
        Wallet: {
            balance: components["schemas"]["Amount"];
            principal: components["schemas"]["Amount"];
            bonus: components["schemas"]["Amount"];
            frozen: components["schemas"]["Amount"];
            /** @description What can be spent. */
            available: components["schemas"]["Amount"];
            packages: components["schemas"]["Package"][];
            /** @description An amount; empty where nothing is wanted. */
            remindBelow: string;
            /** @description That the balance is low, in words; otherwise empty. */
            notice: string;
            /** @description How long no gift code can be tried; otherwise 0. */
            codeLockedMinutes: number;
            waiting: components["schemas"]["Recharge"][];
            bank: components["schemas"]["Bank"];
        };
        Package: {
            pay: components["schemas"]["Amount"];
            bonus: components["schemas"]["Amount"];
            discount: string;
        };
        Bank: {
            company: string;
            bankName: string;
            account: string;
            note: string;
        };
        Recharge: {
            payNo: components["schemas"]["PayNo"];
            title: string;
            amount: components["schemas"]["Amount"];
            bonus: components["schemas"]["Amount"];
            /** @enum {string} */
            channel: "weixin" | "alipay" | "transfer";
            channelName: string;
            /** @enum {string} */
            state: "waiting" | "credited" | "closed" | "refunding" | "refunded";
            stateText: string;
            /** @description Where it stands, in words. */
            message: string;
            createdAt: components["schemas"]["Moment"];
            refundDueAt: components["schemas"]["MomentOrNone"];
            /** @description The ways in which principal can go back. */
            refunds: components["schemas"]["Refund"][];
            /** @description Why nothing of a credited one can go back; otherwise empty. */
            refundHint: string;
        };
        Refund: {
            keepBonus: components["schemas"]["YesNo"];
            amount: components["schemas"]["Amount"];
            text: string;
        };
        Tx: {
            id: components["schemas"]["DecimalId"];
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            kind: "recharge" | "withdraw" | "pay" | "refund" | "gift" | "adjust";
            kindText: string;
            title: string;
            amount: components["schemas"]["SignedAmount"];
            principal: components["schemas"]["SignedAmount"];
            bonus: components["schemas"]["SignedAmount"];
            balance: components["schemas"]["Amount"];
            /** @description The payment behind it; empty where there is none. */
            payNo: string;
        };
        TxList: {
            list: components["schemas"]["Tx"][];
            total: number;
            page: number;
            pageSize: number;
            firstMonth: components["schemas"]["Month"];
            thisMonth: components["schemas"]["Month"];
            statement?: components["schemas"]["Statement"];
        };
        Statement: {
            month: components["schemas"]["Month"];
            opening: components["schemas"]["Amount"];
            income: components["schemas"]["Amount"];
            spending: components["schemas"]["Amount"];
            closing: components["schemas"]["Amount"];
        };
        TxFile: {
            fileName: string;
            csv: string;
            rows: number;
            /** @description More than rows where the file was cut. */
            total: number;
        };
        RechargeList: {
            list: components["schemas"]["Recharge"][];
            total: number;
            page: number;
            pageSize: number;
        };
        Redeemed: {
            title: string;
            bonus: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        Reminder: {
            remindBelow: string;
            notice: string;
        };
        WalletReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Wallet"];
        };
        TxListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TxList"];
        };
        TxFileReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TxFile"];
        };
        RechargeReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Recharge"];
        };
        RechargeListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["RechargeList"];
        };
        RedeemReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Redeemed"];
        };
        ReminderReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Reminder"];
        };
        InviteMemberInput: {
            /**
             * @description admin, editor or contributor.
             * @example editor
             */
            role: string;
            /**
             * @description Whole yuan of the own wallet that may be spent in a month, 0 to 1000000.
             * @example 300
             */
            monthlyLimit: string;
            /**
             * @description How many works, 1 to 5000; empty for as many as wanted.
             * @example 20
             */
            worksLimit: string;
            /**
             * @description For whom the link is, for the caller alone; at most 30 characters.
             * @example 王小明
             */
            note?: string;
            /**
             * @description How long the link is good: 1, 3 or 7.
             * @example 3
             */
            days: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        RevokeInviteInput: {
            /** @example 1 */
            inviteID: string;
        };
        AcceptInviteInput: {
            /**
             * @description What the link carries.
             * @example 0123456789abcdef
             */
            code: string;
        };
        UpdateMemberInput: {
            /** @example 1 */
            colleagueID: string;
            /**
             * @description admin, editor or contributor.
             * @example editor
             */
            role: string;
            /**
             * @description As in inviteMember.
             * @example 300
             */
            monthlyLimit: string;
            /**
             * @description As in inviteMember.
             * @example 20
             */
            worksLimit: string;
        };
        MoveMemberInput: {
            /** @example 1 */
            colleagueID: string;
            /**
             * @description approve, refuse, disable, enable or remove.
             * @example approve
             */
            move: string;
            /**
             * @description Y hands the works over when removing, N leaves them.
             * @example N
             */
            handOver: string;
        };
        PayByTeamInput: {
            /**
             * @description Own order numbers joined by commas.
             * @example 2026112100000001
             */
            orderNos: string;
            /**
             * @description What the books are for, at most 30 characters; told to those who decide.
             * @example 客户答谢
             */
            purpose?: string;
            /**
             * @description Why more than the limit is needed, at most 100 characters; told to those who decide.
             * @example 下周的活动要用
             */
            plea?: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        DecideRequestInput: {
            /** @example 1 */
            requestID: string;
            /**
             * @description approve or refuse.
             * @example approve
             */
            decision: string;
            /**
             * @description Why not, at most 100 characters; only with refuse, and then required.
             * @example
             */
            reason: string;
        };
        LeaveTeamInput: {
            /**
             * @description The own membership, as it was shown.
             * @example 1
             */
            colleagueID: string;
        };
        CreateCardInput: {
            /**
             * @description Of this intent; the same one does it once.
             * @example card-20261121-1
             */
            idemKey: string;
        };
        SaveCardInput: {
            /**
             * @description Its id.
             * @example 6001
             */
            cardID: string;
            /**
             * @description As it was read.
             * @example 3
             */
            revision: string;
            /**
             * @description What the address ends with: 3 to 32 small letters, digits or hyphens.
             * @example shen-zhiyuan
             */
            slug: string;
            /**
             * @description ink, paper, pine, dusk or seal.
             * @example ink
             */
            theme: string;
            /**
             * @description The content as JSON, as `getCards` gives it.
             * @example {"name":"沈知远","title":{"text":"主编","privacy":"open"},"company":{"text":"","privacy":"open"},"motto":{"text":"","privacy":"open"},"address":{"text":"","privacy":"open"},"website":{"text":"","privacy":"open"},"wechat":{"text":"","privacy":"scan"},"mobiles":[],"emails":[],"sections":[],"works":{"ids":[],"privacy":"open"},"photo":"open","wechatPicture":"scan"}
             */
            content: string;
            /**
             * @description photo and wechat, joined by a comma; empty for none.
             * @example
             */
            without?: string;
        };
        SetCardStateInput: {
            /**
             * @description Its id.
             * @example 6001
             */
            cardID: string;
            /**
             * @description published or stopped.
             * @example published
             */
            state: string;
        };
        DeleteCardInput: {
            /**
             * @description Its id.
             * @example 6001
             */
            cardID: string;
        };
        PrintCardInput: {
            /**
             * @description Its id.
             * @example 6001
             */
            cardID: string;
            /**
             * @description Of this intent; the same one does it once.
             * @example card-20261121-1
             */
            idemKey: string;
        };
        ExchangeCardInput: {
            /**
             * @description What the address ends with: 3 to 32 small letters, digits or hyphens.
             * @example shen-zhiyuan
             */
            slug: string;
            /**
             * @description What the code said by which the caller came; empty for none.
             * @example
             */
            token?: string;
            /**
             * @description Its id.
             * @example 6001
             */
            cardID: string;
        };
        /**
         * @description Who sees it: everybody, visitors who came by a code of the card, or only its owner.
         * @enum {string}
         */
        Privacy: "open" | "scan" | "hidden";
        /** @enum {string} */
        CardState: "draft" | "published" | "stopped";
        Field: {
            text: string;
            privacy: components["schemas"]["Privacy"];
        };
        LabelledField: {
            label: string;
            text: string;
            privacy: components["schemas"]["Privacy"];
        };
        Section: {
            title: string;
            text: string;
            privacy: components["schemas"]["Privacy"];
        };
        WorksShown: {
            ids: components["schemas"]["DecimalId"][];
            privacy: components["schemas"]["Privacy"];
        };
        CardContent: {
            name: string;
            title: components["schemas"]["Field"];
            company: components["schemas"]["Field"];
            motto: components["schemas"]["Field"];
            address: components["schemas"]["Field"];
            website: components["schemas"]["Field"];
            wechat: components["schemas"]["Field"];
            mobiles: components["schemas"]["LabelledField"][];
            emails: components["schemas"]["LabelledField"][];
            sections: components["schemas"]["Section"][];
            works: components["schemas"]["WorksShown"];
            photo: components["schemas"]["Privacy"];
            wechatPicture: components["schemas"]["Privacy"];
        };
        CardWork: {
            ID: components["schemas"]["DecimalId"];
            name: string;
            photoPath: string;
            code: components["schemas"]["OpusCode"];
            isShown: components["schemas"]["YesNo"];
        };
        Card: {
            ID: components["schemas"]["DecimalId"];
            slug: string;
            state: components["schemas"]["CardState"];
            /** @enum {string} */
            theme: "ink" | "paper" | "pine" | "dusk" | "seal";
            revision: number;
            updatedAt: components["schemas"]["Moment"];
            /** @description Empty where there is none. */
            photoPath: string;
            /** @description Empty where there is none. */
            wechatPath: string;
            /** @description What its code leads to. */
            scanPath: string;
            works: components["schemas"]["CardWork"][];
            content: components["schemas"]["CardContent"];
        };
        CardList: {
            list: components["schemas"]["Card"][];
            most: number;
        };
        Deleted: {
            ID: components["schemas"]["DecimalId"];
        };
        Pictures: {
            address: string;
            scanAddress: string;
            link: string;
            /** @description Empty where the contact is too long for a code. */
            contact: string;
            poster: string;
        };
        Printed: {
            opusID: components["schemas"]["DecimalId"];
            batch: number;
        };
        VisitDay: {
            day: components["schemas"]["Day"];
            opens: number;
        };
        Batch: {
            batch: number;
            scans: number;
            at: components["schemas"]["Moment"];
        };
        Visit: {
            ID: components["schemas"]["DecimalId"];
            /** @description The name of a member who was logged in; otherwise empty. */
            who: string;
            /** @enum {string} */
            source: "link" | "scan" | "print";
            batch: number;
            /** @enum {string} */
            action: "open" | "save" | "exchange";
            at: components["schemas"]["Moment"];
        };
        Visits: {
            opens: number;
            scans: number;
            saves: number;
            exchanges: number;
            days: components["schemas"]["VisitDay"][];
            batches: components["schemas"]["Batch"][];
            list: components["schemas"]["Visit"][];
            total: number;
            page: number;
            pageSize: number;
        };
        Exchanged: {
            name: string;
        };
        Contact: {
            ID: components["schemas"]["DecimalId"];
            name: string;
            title: string;
            company: string;
            mobile: string;
            /** @description Where it is seen; empty where it is not shown any more. */
            path: string;
            state: components["schemas"]["CardState"];
            at: components["schemas"]["Moment"];
        };
        Contacts: {
            list: components["schemas"]["Contact"][];
            total: number;
            page: number;
            pageSize: number;
        };
        CardListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["CardList"];
        };
        CardReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Card"];
        };
        CardDeletedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Deleted"];
        };
        PicturesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Pictures"];
        };
        PrintedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Printed"];
        };
        VisitsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Visits"];
        };
        ExchangedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Exchanged"];
        };
        ContactsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Contacts"];
        };
        CreateUpgradeInput: {
            /**
             * @description Of the plan.
             * @example VIP
             */
            level: string;
            /**
             * @description Of the offer: buy, renew, top-up, exchange or queue.
             * @example renew
             */
            way: string;
            /**
             * @description Of the offer: month or year.
             * @example year
             */
            term: string;
            /**
             * @description The id of a coupon, or none.
             * @example none
             */
            couponID: string;
            /**
             * @description weixin, alipay or wallet.
             * @example weixin
             */
            channel: string;
            /**
             * @description What was shown to pay.
             * @example 999.00
             */
            amount: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        NoteLockInput: {
            /**
             * @description sub-members, statistics, e-books or e-paper.
             * @example statistics
             */
            area: string;
        };
        /** @description As vip_name says it; empty for an ordinary member. */
        Level: string;
        /** @enum {string} */
        Area: "sub-members" | "statistics" | "e-books" | "e-paper";
        Plans: {
            level: components["schemas"]["Level"];
            levelName: string;
            /**
             * @description None, lasting, 宽限期 or 只读.
             * @enum {string}
             */
            phase: "none" | "active" | "grace" | "read-only";
            until: components["schemas"]["Day"];
            untilText: string;
            graceUntil: components["schemas"]["Day"];
            daysLeft: number;
            /** @description What the end of the membership means today, in words; otherwise empty. */
            notice: string;
            /** @description What waits for the end of the membership; left out where nothing does. */
            queued?: components["schemas"]["Queued"];
            plans: components["schemas"]["Plan"][];
            uses: components["schemas"]["Use"][];
            advice: components["schemas"]["Advice"];
            inviteCode: string;
            /** @description How long no code can be tried; otherwise 0. */
            codeLockedMinutes: number;
            /** @description What of the wallet can be spent. */
            balance: components["schemas"]["Amount"];
            waiting: components["schemas"]["Upgrade"][];
        };
        Queued: {
            level: components["schemas"]["Level"];
            termName: string;
            from: components["schemas"]["Day"];
            until: components["schemas"]["Day"];
        };
        Plan: {
            level: components["schemas"]["Level"];
            name: string;
            yearPrice: components["schemas"]["Amount"];
            monthPrice: components["schemas"]["Amount"];
            /** @description Works that are published at a time. */
            works: number;
            linksOfWork: number;
            storageGB: number;
            areas: components["schemas"]["Area"][];
            /** @description What could only be looked at under this plan. */
            consequences: string[];
            offers: components["schemas"]["PlanOffer"][];
        };
        PlanOffer: {
            /** @enum {string} */
            way: "buy" | "renew" | "top-up" | "exchange" | "queue";
            wayName: string;
            /** @enum {string} */
            term: "month" | "year";
            termName: string;
            price: components["schemas"]["Amount"];
            /** @description The arithmetic in words. */
            formula: string;
            from: components["schemas"]["Day"];
            until: components["schemas"]["Day"];
            /** @description Why it cannot be had; otherwise empty. */
            obstacle: string;
            coupons: components["schemas"]["Coupon"][];
        };
        Coupon: {
            ID: components["schemas"]["DecimalId"];
            name: string;
            /** @description What it takes off. */
            amount: components["schemas"]["Amount"];
            /** @description What is left to pay. */
            pay: components["schemas"]["Amount"];
            usable: components["schemas"]["YesNo"];
            reason: string;
        };
        Use: {
            key: string;
            name: string;
            /** @description What is used of what there is. */
            text: string;
            percent: number;
        };
        Advice: {
            /** @description The cheapest plan that suffices. */
            level: components["schemas"]["Level"];
            text: string;
        };
        Upgrade: {
            payNo: components["schemas"]["PayNo"];
            title: string;
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            channel: "weixin" | "alipay" | "wallet";
            channelName: string;
            /** @enum {string} */
            state: "waiting" | "applied" | "over";
            /** @description Where it stands, in words. */
            message: string;
            /** @description So long the price is kept. */
            expiresAt: components["schemas"]["Moment"];
        };
        Purchase: {
            payNo: components["schemas"]["PayNo"];
            title: string;
            amount: components["schemas"]["Amount"];
            /** @description What a coupon took off. */
            couponAmount: components["schemas"]["Amount"];
            /** @enum {string} */
            channel: "weixin" | "alipay" | "wallet";
            channelName: string;
            /** @enum {string} */
            state: "waiting" | "applied" | "over";
            stateText: string;
            /** @description Where it stands, in words. */
            message: string;
            /** @description The arithmetic of the price before the coupon. */
            formula: string;
            createdAt: components["schemas"]["Moment"];
            /** @description So long the price is kept. */
            expiresAt: components["schemas"]["Moment"];
        };
        PurchaseList: {
            list: components["schemas"]["Purchase"][];
            total: number;
            page: number;
            pageSize: number;
        };
        RedeemedPlan: {
            title: string;
            level: components["schemas"]["Level"];
            until: components["schemas"]["Day"];
        };
        Noted: {
            area: components["schemas"]["Area"];
        };
        PlansReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Plans"];
        };
        UpgradeReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Upgrade"];
        };
        UpgradeListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["PurchaseList"];
        };
        MembershipRedeemReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["RedeemedPlan"];
        };
        NotedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Noted"];
        };
        RedeemMemberCodeInput: {
            /**
             * @description Twelve letters and digits; spaces and dashes do not count.
             * @example DESK-2345-VPYR
             */
            code: string;
            /**
             * @description Chosen by the caller, one per intent; a repeated call with it answers the same and does nothing.
             * @example k-7f3a91
             */
            idemKey: string;
        };
        ReadNoticeInput: {
            /** @example 12 */
            noticeID: string;
        };
        ReadAllNoticesInput: {
            /** @example 2026-11-21T02:01:00.000Z */
            until: string;
        };
        Notice: {
            ID: components["schemas"]["DecimalId"];
            /** @enum {string} */
            kind: "order" | "publication" | "wallet" | "membership" | "invoice" | "team" | "card" | "account";
            title: string;
            text: string;
            /** @description Where something can be done about it; empty where there is no such place. */
            path: string;
            at: components["schemas"]["Moment"];
            isRead: components["schemas"]["YesNo"];
        };
        NoticesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["Notice"][];
                total: number;
                page: number;
                pageSize: number;
                unread: number;
            };
        };
        UnreadReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                unread: number;
            };
        };
        FoundOrder: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description The name of the line that was found; of the first one where that is not it. */
            title: string;
            receiver: string;
            state: string;
            stateText: string;
            at: components["schemas"]["Moment"];
        };
        FoundWork: {
            opusID: components["schemas"]["DecimalId"];
            name: string;
            author: string;
            type: string;
            typeName: string;
            pageNum: number;
            photoPath: components["schemas"]["PicturePath"];
        };
        FoundAddress: {
            addrID: components["schemas"]["DecimalId"];
            name: string;
            mobile: string;
            text: string;
        };
        SearchReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                orders: components["schemas"]["FoundOrder"][];
                works: components["schemas"]["FoundWork"][];
                addresses: components["schemas"]["FoundAddress"][];
                /** @description Whether the list of each kind finds more than these. */
                more: {
                    orders: components["schemas"]["YesNo"];
                    works: components["schemas"]["YesNo"];
                    addresses: components["schemas"]["YesNo"];
                };
            };
        };
        SavePlaceInput: {
            /** @example qing8shu2k */
            bookCode: string;
            /**
             * @description What opening it gave; left out where nothing had to be opened.
             * @example
             */
            readToken?: string;
            /**
             * @description Y for the owner who wants to see what a stranger sees.
             * @example
             */
            asVisitor?: string;
            /**
             * @description Counted from 1.
             * @example 12
             */
            page: string;
        };
        OpenBookInput: {
            /** @example qing8shu2k */
            bookCode: string;
            /**
             * @description Y for the owner who wants to see what a stranger sees.
             * @example
             */
            asVisitor?: string;
            /**
             * @description What opening it gave before; left out at first.
             * @example
             */
            readToken?: string;
            /**
             * @description Empty where none is wanted.
             * @example
             */
            password?: string;
        };
        SaveSpecialDateInput: {
            /**
             * @description Empty for a new one.
             * @example
             */
            dateID?: string;
            /** @example 妈妈 */
            name: string;
            /**
             * @description Y where month and day are those of the lunar calendar.
             * @example Y
             */
            lunar: string;
            /** @example 8 */
            month: string;
            /**
             * @description Up to what the month has at most; 30 in the lunar calendar.
             * @example 15
             */
            day: string;
            /**
             * @description The year of the birth or the event, the lunar one of a lunar date; empty or 0 where it is not known.
             * @example 1957
             */
            year?: string;
            /** @example cake */
            icon: string;
            /** @example #b5382e */
            color: string;
        };
        DeleteSpecialDateInput: {
            /** @example 86001 */
            dateID: string;
        };
        SpecialDate: {
            ID: components["schemas"]["DecimalId"];
            name: string;
            /** @description Whether month and day are those of the lunar calendar. */
            lunar: components["schemas"]["YesNo"];
            month: number;
            day: number;
            /** @description The year of the birth or the event, the lunar one of a lunar date; 0 where it is not known. */
            year: number;
            /** @enum {string} */
            icon: "cake" | "heart" | "ring" | "baby" | "gift" | "star" | "flower" | "home" | "cap" | "plane";
            color: string;
        };
        SpecialDatesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["SpecialDate"][];
            };
        };
        SpecialDateReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["SpecialDate"];
        };
        RenameOpusInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
            /** @example 西湖四季 */
            name: string;
        };
        MoveOpusInput: {
            /**
             * @description Up to 100 parted by commas.
             * @example 50001
             */
            opusIDs: string;
            /**
             * @description The revisions that the caller knows in the order of opusIDs parted by commas.
             * @example 1
             */
            revisions: string;
            /**
             * @description 0 for none.
             * @example 0
             */
            folderID: string;
        };
        TagOpusInput: {
            /**
             * @description Up to 100 parted by commas.
             * @example 50001
             */
            opusIDs: string;
            /**
             * @description The revisions that the caller knows in the order of opusIDs parted by commas.
             * @example 1
             */
            revisions: string;
            /**
             * @description Parted by commas or blanks; empty for none.
             * @example 旅行
             */
            tags: string;
        };
        CopyOpusInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description N leaves places where photos were that are not locked; Y by default.
             * @example Y
             */
            keepsPhotos?: string;
        };
        ArchiveOpusInput: {
            /**
             * @description Up to 100 parted by commas.
             * @example 50001
             */
            opusIDs: string;
            /**
             * @description The revisions that the caller knows in the order of opusIDs parted by commas.
             * @example 1
             */
            revisions: string;
            /**
             * @description Y or N.
             * @example Y
             */
            archived: string;
        };
        SetTeamEditingInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description Y or N.
             * @example Y
             */
            on: string;
        };
        SaveDraftInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
            /**
             * @description Random for each save.
             * @example 5f1c0d9a7b3e4c21
             */
            saveID: string;
            /**
             * @description JSON, the changed ones of { name, outline, masters, calendar }; nothing by default.
             * @example {"name":"西湖四季"}
             */
            header?: string;
            /**
             * @description The ids of all pages in order separated by commas; as before by default.
             * @example
             */
            order?: string;
            /**
             * @description JSON, the changed pages as a list of { id, content }; none by default.
             * @example [{"id":"22222223","content":{"ground":"#203864","elements":[]}}]
             */
            leaves?: string;
        };
        NameVersionInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The version; empty for the draft as it is.
             * @example
             */
            seq?: string;
            /**
             * @description Its name.
             * @example 交给外婆看的版本
             */
            note?: string;
        };
        RestoreVersionInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
            /** @example 1 */
            seq: string;
        };
        LeafName: {
            id: components["schemas"]["Id"];
            /** @description Of its content. */
            hash: string;
        };
        Leaf: {
            id: components["schemas"]["Id"];
            /** @description Of its content. */
            hash: string;
            content: {
                ground: components["schemas"]["Color"];
                elements: (components["schemas"]["TextElement"] | components["schemas"]["ImageElement"] | components["schemas"]["ShapeElement"] | components["schemas"]["CodeElement"] | components["schemas"]["LinkElement"] | components["schemas"]["WordsElement"])[];
                master?: components["schemas"]["Id"];
                layout?: string;
                areas?: components["schemas"]["HotArea"][];
            };
        };
        /** @description What several pages share, drawn below the elements of each. */
        Master: {
            id: components["schemas"]["Id"];
            name: string;
            elements: (components["schemas"]["TextElement"] | components["schemas"]["ImageElement"] | components["schemas"]["ShapeElement"] | components["schemas"]["CodeElement"] | components["schemas"]["LinkElement"] | components["schemas"]["WordsElement"])[];
        };
        /** @description What the months of a calendar are made of. */
        CalendarSpec: {
            /** @enum {string} */
            kind: "desk" | "wall" | "year";
            firstYear: number;
            firstMonth: number;
            months: number;
            /** @enum {integer} */
            weekStart: 0 | 1;
            /** @enum {string} */
            language: "zh" | "zh-en";
            lunar: boolean;
            terms: boolean;
            holidays: boolean;
            /** @enum {string} */
            style: "navy" | "rice" | "planner" | "airy" | "banner" | "bamboo" | "plum" | "slate";
        };
        DraftReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                name: string;
                widthMm: number;
                heightMm: number;
                outline: components["schemas"]["OutlineEntry"][];
                masters: components["schemas"]["Master"][];
                calendar?: components["schemas"]["CalendarSpec"];
                leaves: components["schemas"]["LeafName"][];
                opusID: components["schemas"]["DecimalId"];
                revision: number;
                contents: components["schemas"]["Leaf"][];
                savedAt: components["schemas"]["Moment"];
                /** @description Who saved it last; empty before the first save. */
                savedBy: string;
                /** @description Who edits it beside its owner. */
                teamEditing?: components["schemas"]["TeamEditing"];
                /** @description Of the last save, by which a client knows its own; empty before the first one. */
                saveID: string;
            };
        };
        TeamEditing: {
            /** @description Whether active members of the team of its owner edit it. */
            on: components["schemas"]["YesNo"];
            /** @description Whether the caller is its owner. */
            isOwn: components["schemas"]["YesNo"];
            /** @description The nickname of its owner. */
            owner: string;
            /** @description Whether its owner is in a team with active members. */
            canShare: components["schemas"]["YesNo"];
        };
        TeamEditingReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamEditing"];
        };
        LeavesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                revision: number;
                leaves: components["schemas"]["Leaf"][];
            };
        };
        PresenceReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                /** @description Of the draft as it is now. */
                revision: number;
                others: {
                    /** @description The nickname of the member. */
                    name: string;
                    /** @description Whether it is the caller on another device. */
                    isSelf: components["schemas"]["YesNo"];
                    pageID: components["schemas"]["Id"];
                }[];
            };
        };
        SavedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                revision: number;
                savedAt: components["schemas"]["Moment"];
                leaves: components["schemas"]["LeafName"][];
            };
        };
        VersionsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: {
                    seq: number;
                    /** @enum {string} */
                    kind: "published" | "named" | "ordered" | "auto";
                    /** @description The name that its member gave it. */
                    note: string;
                    /** @description Of the work. */
                    name: string;
                    pageNum: number;
                    createdAt: components["schemas"]["Moment"];
                    /** @description Empty where that member is gone. */
                    createdBy: string;
                }[];
            };
        };
        VersionReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                seq: number;
            };
        };
        VersionLeavesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                name: string;
                widthMm: number;
                heightMm: number;
                outline: components["schemas"]["OutlineEntry"][];
                masters: components["schemas"]["Master"][];
                calendar?: components["schemas"]["CalendarSpec"];
                leaves: components["schemas"]["LeafName"][];
                seq: number;
                contents: components["schemas"]["Leaf"][];
            };
        };
        SaveHotAreasInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
            /**
             * @description Random for each save.
             * @example 5f1c0d9a7b3e4c21
             */
            saveID: string;
            /**
             * @description JSON, the changed pages as a list of { page, areas }, where page is an id.
             * @example [{"page":"22222223","areas":[]}]
             */
            areas: string;
        };
        TakePagesInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
            /**
             * @description The work whose pages come.
             * @example 50060
             */
            fromID: string;
        };
        HotAreasReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                opusID: components["schemas"]["DecimalId"];
                code: components["schemas"]["WorkCode"];
                revision: number;
                name: string;
                widthMm: number;
                heightMm: number;
                /** @description How many a page takes. */
                areasMost: number;
                pages: {
                    id: components["schemas"]["Id"];
                    areas: components["schemas"]["HotArea"][];
                }[];
            };
        };
        AreasSavedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                revision: number;
                savedAt: components["schemas"]["Moment"];
            };
        };
        TakenReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                revision: number;
                savedAt: components["schemas"]["Moment"];
                pageNum: number;
                /** @description Hot areas on the pages. */
                areas: number;
            };
        };
        FoundAreasReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                revision: number;
                pages: {
                    id: components["schemas"]["Id"];
                    areas: {
                        /** @enum {string} */
                        shape: "rect";
                        points: number[];
                        label: string;
                        target: {
                            /** @constant */
                            to: "page";
                            page: components["schemas"]["Id"];
                        } | {
                            /** @constant */
                            to: "address";
                            address: string;
                        } | {
                            /** @constant */
                            to: "mail";
                            address: string;
                        };
                    }[];
                }[];
            };
        };
        BeginImportInput: {
            /** @example 西湖四季 */
            name: string;
            /**
             * @description ebook where others shall read it, document or album for what is printed.
             * @example ebook
             */
            type: string;
            /**
             * @description pdf or images.
             * @example pdf
             */
            kind: string;
            /** @example 西湖四季.pdf */
            fileName: string;
            /**
             * @description SHA-256 of the file in hexadecimal; of the hashes of all pictures joined where there are several.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            fileHash: string;
            /**
             * @description Bytes of all files together.
             * @example 1048576
             */
            fileBytes: string;
            /** @example 100 */
            pageNum: string;
            /** @example 148 */
            widthMm: string;
            /** @example 210 */
            heightMm: string;
            /**
             * @description JSON, a list of { title, level, page }; none by default.
             * @example []
             */
            outline?: string;
            /**
             * @description Y makes another work of a file that is known.
             * @example N
             */
            again?: string;
        };
        FinishImportInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description Pages that could not be converted, parted by commas; none by default.
             * @example
             */
            failed?: string;
        };
        CreateOpusInput: {
            /** @example 未命名作品 */
            name: string;
            /**
             * @description ebook, document, album or calendar.
             * @example album
             */
            type: string;
            /**
             * @description What it is made like; empty for an empty work.
             * @example
             */
            template?: string;
            /**
             * @description Stands on the cover of an album made like a template; empty for none.
             * @example
             */
            subtitle?: string;
            /**
             * @description From whom it is; empty for nothing.
             * @example
             */
            author?: string;
            /**
             * @description Wanted without a template.
             * @example 210
             */
            widthMm?: string;
            /**
             * @description Wanted without a template.
             * @example 297
             */
            heightMm?: string;
            /**
             * @description Wanted without a template.
             * @example 12
             */
            pageNum?: string;
        };
        PhotosReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: {
                    /** @description The name of the file; /media/files/ and it is its address. */
                    photo: string;
                    /** @description As the file was called; empty for what no member brought as a photo. */
                    name: string;
                    /** @description In pixels; 0 where it was never measured. */
                    width: number;
                    /** @description In pixels; 0 where it was never measured. */
                    height: number;
                    /** @description When a camera took it, where the file says so. */
                    takenAt: components["schemas"]["MomentOrNone"];
                    /** @description Latitude and longitude to a tenth of a degree, of a photo of one's own where its file says so. */
                    place?: string;
                    /** @description N for a picture of another origin, such as a page of an imported file. */
                    isBrought: components["schemas"]["YesNo"];
                }[];
            };
        };
        SaveSettingInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
            /** @example 西湖四季 */
            name: string;
            /** @example 湖上风物与旧时行迹 */
            subtitle?: string;
            /** @example 沈砚秋 著 */
            author?: string;
            /** @example 一年四季，沿湖走过的路。 */
            intro?: string;
            /**
             * @description Parted by commas or blanks; empty for none.
             * @example 旅行
             */
            tags?: string;
            /**
             * @description The page that is the cover; empty leaves it as it is.
             * @example
             */
            coverPage?: string;
        };
        SaveOptionsInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description auto, flip, slide or scroll; auto goes by the device.
             * @example auto
             */
            mode: string;
            /**
             * @description How many pages lie open: auto, single or double.
             * @example auto
             */
            pages: string;
            /**
             * @description ltr, or rtl for a book that is read from right to left.
             * @example ltr
             */
            direction: string;
            /**
             * @description Where it opens.
             * @example 1
             */
            startPage: string;
            /**
             * @description Seconds for each page, 2 to 60; 0 where pages wait for the reader.
             * @example 0
             */
            autoplay: string;
            /**
             * @description What it lies on.
             * @example desk
             */
            ground: string;
            /**
             * @description Y for a sound when a page turns.
             * @example N
             */
            hasSound: string;
            /**
             * @description What readers may do, parted by commas: print, share, search, copy; empty for nothing.
             * @example print,share,search,copy
             */
            permits?: string;
            /**
             * @description A text over every page; empty for none.
             * @example
             */
            watermark?: string;
        };
        SaveTocInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
            /**
             * @description JSON, a list of { title, level, page }.
             * @example [{"title":"春","level":1,"page":5}]
             */
            outline: string;
        };
        TransferOpusInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description Of the member who shall have it.
             * @example 13900000001
             */
            mobile: string;
        };
        CancelTransferInput: {
            /** @example 50001 */
            opusID: string;
        };
        AnswerTransferInput: {
            /** @example 1 */
            transferID: string;
            /**
             * @description accept or decline.
             * @example accept
             */
            answer: string;
        };
        TransferReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                ID: components["schemas"]["DecimalId"];
                /** @description Of the work; empty where the offer is over and the work is not the caller's. */
                name: string;
                /** @description Who offers it. */
                from: string;
                /** @description 0 where the name is empty. */
                pageNum: number;
                /** @enum {string} */
                state: "waiting" | "accepted" | "declined" | "cancelled" | "expired";
                /** @description The work once it is the caller's; empty before. */
                opusID: string;
                /** @description Whether the membership of the caller lets it stay published. */
                mayPublish: components["schemas"]["YesNo"];
                createdAt: components["schemas"]["Moment"];
                expiresAt: components["schemas"]["Moment"];
            };
        };
        ReaderOptions: {
            /** @enum {string} */
            mode: "auto" | "flip" | "slide" | "scroll";
            /** @enum {string} */
            pages: "auto" | "single" | "double";
            /** @enum {string} */
            direction: "ltr" | "rtl";
            startPage: number;
            /** @description Seconds for each page; 0 where pages wait for the reader. */
            autoplay: number;
            /** @enum {string} */
            ground: "desk" | "white" | "mist" | "rose" | "night";
            hasSound: components["schemas"]["YesNo"];
            permits: ("print" | "share" | "search" | "copy")[];
            watermark: string;
        };
        SettingReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                opusID: components["schemas"]["DecimalId"];
                code: components["schemas"]["WorkCode"];
                /** @enum {string} */
                type: "ebook" | "epaper" | "magazine" | "document" | "calendar" | "album";
                name: string;
                subtitle: string;
                author: string;
                intro: string;
                tags: string[];
                photoPath: components["schemas"]["PicturePath"];
                /** @description The page that was chosen for the cover; 0 where none was. */
                coverPage: number;
                widthMm: number;
                heightMm: number;
                pageNum: number;
                /** @enum {string} */
                status: "draft" | "published" | "changed" | "withdrawn";
                revision: number;
                options: components["schemas"]["ReaderOptions"];
                outline: components["schemas"]["OutlineEntry"][];
                /** @description The offer that waits for the other member; left out where there is none. */
                transfer?: {
                    ID: components["schemas"]["DecimalId"];
                    mobile: string;
                    createdAt: components["schemas"]["Moment"];
                    expiresAt: components["schemas"]["Moment"];
                };
            };
        };
        SaveReadingInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description public, link, password, team, invited or private.
             * @example link
             */
            mode: string;
            /**
             * @description Empty leaves it as it is.
             * @example
             */
            password?: string;
        };
        SaveShareLinkInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description Empty for a new one.
             * @example
             */
            linkID?: string;
            /**
             * @description For whom it is.
             * @example 陆编辑
             */
            name: string;
            /**
             * @description What its address ends with.
             * @example
             */
            slug?: string;
            /**
             * @description Y or N.
             * @example N
             */
            hasPassword: string;
            /**
             * @description Empty leaves it as it is.
             * @example
             */
            password?: string;
            /**
             * @description The last day in China on which it opens; empty for ever.
             * @example
             */
            expiresOn?: string;
            /**
             * @description How often it may be opened; empty without a limit.
             * @example
             */
            maxReads?: string;
            /**
             * @description Y or N.
             * @example Y
             */
            isOn: string;
        };
        DeleteShareLinkInput: {
            /** @example 50001 */
            opusID: string;
            /** @example 1 */
            linkID: string;
        };
        AddShareInvitesInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description Up to 1000 lines.
             * @example 林晓舟,19000000001
             */
            rows: string;
        };
        RemoveShareInviteInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description As it stands on the list.
             * @example 19000000001
             */
            address: string;
        };
        LoginByPasswordInput: {
            /** @example super */
            account: string;
            /** @example desk1234 */
            password: string;
        };
        LoginByCodeInput: {
            /** @example 19000000003 */
            mobile: string;
            /** @example 204816 */
            code: string;
        };
        BindThirdLoginInput: {
            /** @example 5b1c0f6a9d */
            loginSessionID: string;
            /** @example demo */
            account: string;
            /** @example desk1234 */
            password: string;
        };
        SendCodeInput: {
            /** @example 19000000088 */
            mobile: string;
            /** @example register */
            purpose: string;
        };
        RegisterInput: {
            /** @example 19000000088 */
            mobile: string;
            /** @example 204816 */
            code: string;
            /** @example paper2027 */
            password: string;
            /** @example 1 */
            agreed: string;
            /** @example 周以宁 */
            nick?: string;
            /** @example YQ10003 */
            yaoqingma?: string;
            /** @example 330000,330100,330106 */
            regionCodes?: string;
            /** @example 浙江省 杭州市 西湖区 */
            regionNames?: string;
            /** @example  */
            loginSessionID?: string;
        };
        ResetPwdInput: {
            /** @example 19000000001 */
            mobile: string;
            /** @example 204816 */
            code: string;
            /** @example paper2027 */
            password: string;
        };
        TokenReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                token: string;
                user: components["schemas"]["LoginUser"];
            };
        };
        LoginUser: {
            user_id: components["schemas"]["DecimalId"];
            nick: string;
            user_avatar: components["schemas"]["PicturePath"];
        };
        LoginQrcodeReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                loginSessionID: string;
                qrcodeUrl: string;
                expiresIn: number;
            };
        };
        LoginQrcodeStateReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                /** @enum {string} */
                state: "waiting" | "scanned" | "confirmed" | "cancelled" | "expired";
                /** @description Masked, once scanned. */
                nick?: string;
                user_avatar?: string;
                token?: string;
            };
        };
        ThirdLoginStateReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                /** @enum {string} */
                state: "waiting" | "approved" | "refused" | "unbound" | "bound" | "expired";
                /** @enum {string} */
                provider: "weixin" | "qq" | "weibo" | "alipay";
                nick?: string;
                token?: string;
            };
        };
        ThirdLoginPageReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                address: string;
            };
        };
        SendCodeReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                expiresIn: number;
                demoCode: string;
            };
        };
        ResetPwdReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                account: string;
            };
        };
        SaveProfileInput: {
            /** @example 沈知远 */
            nick: string;
            /**
             * @description Joined by commas.
             * @example 330000,330100,330106
             */
            regionCodes?: string;
            /**
             * @description Joined by spaces.
             * @example 浙江省 杭州市 西湖区
             */
            regionNames?: string;
        };
        SendAccountCodeInput: {
            /**
             * @description The new one; empty for the own.
             * @example 19000000088
             */
            mobile: string;
            /**
             * @description A new address; then no mobile is named.
             * @example new@desk.example
             */
            email?: string;
        };
        ChangeMobileInput: {
            /** @example 19000000088 */
            mobile: string;
            /**
             * @description That went to the new one.
             * @example 204816
             */
            code: string;
            /** @example desk1234 */
            password?: string;
            /**
             * @description That went to the old one.
             * @example 204816
             */
            ownCode?: string;
        };
        ChangeEmailInput: {
            /** @example new@desk.example */
            email: string;
            /**
             * @description That went to the new one.
             * @example 204816
             */
            code: string;
            /** @example desk1234 */
            password?: string;
            /**
             * @description That went to the own mobile.
             * @example 204816
             */
            ownCode?: string;
        };
        SavePasswordInput: {
            /** @example paper2027 */
            password: string;
            /** @example desk1234 */
            oldPassword?: string;
            /**
             * @description That went to the own mobile.
             * @example 204816
             */
            ownCode?: string;
        };
        EndSessionsInput: {
            /**
             * @description An id, or others.
             * @example others
             */
            which: string;
        };
        SaveNoticeWishesInput: {
            /**
             * @description Joined by commas; empty for none.
             * @example wallet
             */
            unwanted: string;
        };
        AskClosingInput: {
            /** @example 注销账号 */
            words: string;
            /** @example desk1234 */
            password?: string;
            /**
             * @description That went to the own mobile.
             * @example 204816
             */
            ownCode?: string;
        };
        NoticeWish: {
            kind: string;
            title: string;
            text: string;
            wanted: components["schemas"]["YesNo"];
            /** @description It cannot be turned off. */
            fixed: components["schemas"]["YesNo"];
        };
        Account: {
            /** @description Masked; empty where there is none. */
            mobile: string;
            /** @description Empty where there is none. */
            email?: string;
            hasPassword: components["schemas"]["YesNo"];
            hasOwnAvatar: components["schemas"]["YesNo"];
            regionCodes: string[];
            notices: components["schemas"]["NoticeWish"][];
        };
        Profile: {
            nick: string;
            region: string;
        };
        Avatar: {
            user_avatar: components["schemas"]["PicturePath"];
        };
        AccountCode: {
            /** @description Seconds. */
            expiresIn: number;
            demoCode: string;
        };
        Mobile: {
            /** @description Masked. */
            mobile: string;
        };
        Email: {
            email: string;
        };
        Ended: {
            /** @description How many sessions ended. */
            ended: number;
        };
        Session: {
            id: string;
            device: string;
            place: string;
            begun: components["schemas"]["Moment"];
            lastUsed: components["schemas"]["Moment"];
            isThis: components["schemas"]["YesNo"];
        };
        Sessions: {
            list: components["schemas"]["Session"][];
            total: number;
            page: number;
            pageSize: number;
        };
        NoticeWishes: {
            unwanted: string[];
        };
        ClosingHint: {
            kind: string;
            text: string;
            /** @description Where something can be done about it; empty where nothing can. */
            path: string;
        };
        Closing: {
            blockers: components["schemas"]["ClosingHint"][];
            losses: components["schemas"]["ClosingHint"][];
            /** @description What has to be typed. */
            words: string;
            days: number;
        };
        ClosingAsked: {
            dueAt: components["schemas"]["Moment"];
        };
        AccountReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Account"];
        };
        ProfileReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Profile"];
        };
        AvatarReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Avatar"];
        };
        AccountCodeReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["AccountCode"];
        };
        MobileReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Mobile"];
        };
        EmailReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Email"];
        };
        EndedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Ended"];
        };
        SessionsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Sessions"];
        };
        NoticeWishesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["NoticeWishes"];
        };
        ClosingReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Closing"];
        };
        ClosingAskedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["ClosingAsked"];
        };
        SendFeedbackInput: {
            /** @example 希望增加方形画册 */
            content: string;
            /**
             * @description general, order or quote; empty for a remark about the product.
             * @example
             */
            topic?: string;
            /**
             * @description The order that it is about.
             * @example
             */
            orderNo?: string;
        };
        CountersReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                cart: number;
                /** @description Orders that wait for payment. */
                unpaid: number;
                /** @description Orders that wait for the customer to do something. */
                toFix: number;
                /** @description Payments whose result is not known yet. */
                paying: number;
                /** @description Notices that were not read. */
                notices: number;
                /** @description Orders of the caller's team that wait for a decision. */
                requests?: number;
                balance: components["schemas"]["Amount"];
                resume?: components["schemas"]["Resume"];
                team?: components["schemas"]["TeamOfMember"];
            };
        };
        /** @description The team that the member is in. Left out for who is in none, waits to be let in, or owns one. */
        TeamOfMember: {
            ownerName: string;
            roleName: string;
            /** @description What the owner's account still pays this month at once. Left out where it pays nothing, or nothing without being asked. */
            left?: components["schemas"]["Amount"];
        };
        /** @description What the member was at last: an order that waits for payment, otherwise the work that was changed or read last. Left out where there is nothing. */
        Resume: {
            /** @enum {string} */
            kind: "order" | "work" | "reading";
            title: string;
            path: string;
            until: components["schemas"]["MomentOrNone"];
        };
        AboutReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                productName: string;
                version: string;
                /** @description Short hash of the contract. */
                contract: string;
                phone: string;
                email: string;
                changes: {
                    version: string;
                    date: string;
                    items: string[];
                }[];
            };
        };
        SendFeedbackReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                ID: components["schemas"]["DecimalId"];
                state: string;
                /** @description What the service desk answers, where it was asked. */
                answer?: string;
            };
        };
        FeedbackListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: {
                    ID: components["schemas"]["DecimalId"];
                    content: string;
                    state: string;
                    sent: string;
                    /** @description The order that was attached; empty without one. */
                    orderNo?: string;
                    /** @description What the service desk answered. */
                    answer?: string;
                }[];
                total: number;
                page: number;
                pageSize: number;
            };
        };
        AitusPathReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                path: string;
                title: string;
                url: string;
            };
        };
        OpusIDInput: {
            /** @example 50001 */
            opusID: string;
        };
        KnownOpusInput: {
            /** @example 50001 */
            opusID: string;
            /**
             * @description The revision that the caller knows.
             * @example 1
             */
            revision: string;
        };
        OpusIDsInput: {
            /**
             * @description Up to 100 parted by commas.
             * @example 50001
             */
            opusIDs: string;
            /**
             * @description The revisions that the caller knows in the order of opusIDs parted by commas.
             * @example 1
             */
            revisions: string;
        };
        SaveFolderInput: {
            /**
             * @description Empty for a new one.
             * @example
             */
            folderID?: string;
            /** @example 行走 */
            name: string;
        };
        FolderIDInput: {
            /** @example 1 */
            folderID: string;
        };
        Opus: {
            ID: components["schemas"]["DecimalId"];
            code: components["schemas"]["WorkCode"];
            /** @enum {string} */
            type: "ebook" | "epaper" | "magazine" | "document" | "calendar" | "album";
            name: string;
            subtitle: string;
            author: string;
            photoPath: components["schemas"]["PicturePath"];
            widthMm: number;
            heightMm: number;
            pageNum: number;
            /** @enum {string} */
            status: "draft" | "published" | "changed" | "withdrawn";
            /**
             * @description Whether its pages are still coming out of a file.
             * @enum {string}
             */
            conversion: "" | "converting" | "failed";
            /** @description Empty where it lies in none. */
            folderID: string;
            tags: string[];
            isArchived: components["schemas"]["YesNo"];
            createdAt: components["schemas"]["Moment"];
            updatedAt: components["schemas"]["Moment"];
            trashedAt: components["schemas"]["MomentOrNone"];
            /** @description When a work in the trash is gone for good. */
            purgedAt: components["schemas"]["MomentOrNone"];
            /** @description Counts the changes. */
            revision: number;
            /** @description Lines of the cart that print it. */
            cartLines: number;
            /** @description Orders that print it. */
            orders: number;
            /** @description Who may read it by its link once it is published. */
            mode?: components["schemas"]["ReadingMode"];
            /** @description What can be done with it now. */
            moves: ("rename" | "move" | "tag" | "copy" | "archive" | "unarchive" | "trash" | "restore" | "purge" | "publish" | "withdraw" | "print")[];
            /** @description Why the membership of the caller does not let it be published; left out where it does. */
            publishLock?: components["schemas"]["PublishLock"];
        };
        PublishLock: {
            /** @enum {string} */
            reason: "no-permission" | "membership-lapsed" | "published-full";
            message: string;
            /** @description The membership levels that would. */
            needVip: string[];
        };
        OpusReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Opus"];
        };
        OpusListReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["Opus"][];
                total: number;
                page: number;
                pageSize: number;
            };
        };
        ChangedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                changed: number;
            };
        };
        FolderReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                ID: components["schemas"]["DecimalId"];
                name: string;
            };
        };
        OpusPlacesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                folders: {
                    ID: components["schemas"]["DecimalId"];
                    name: string;
                    works: number;
                }[];
                tags: {
                    name: string;
                    works: number;
                }[];
                works: number;
                archived: number;
                trashed: number;
            };
        };
        Import: {
            opusID: components["schemas"]["DecimalId"];
            code: components["schemas"]["WorkCode"];
            name: string;
            /** @enum {string} */
            type: "ebook" | "epaper" | "magazine" | "document" | "calendar" | "album";
            /** @enum {string} */
            kind: "pdf" | "images";
            fileName: string;
            fileHash: string;
            fileBytes: number;
            pageNum: number;
            widthMm: number;
            heightMm: number;
            /** @enum {string} */
            state: "converting" | "failed" | "done";
            /** @description Whether the file itself has come, so that any device can go on. */
            hasSource: components["schemas"]["YesNo"];
            /** @description Pages that have not come, such as 3-7,12. */
            missing: string;
            /** @description Pages that could not be converted. */
            failed: string;
            photoPath: components["schemas"]["PicturePath"];
            revision: number;
        };
        ImportReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Import"];
        };
        ImportsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["Import"][];
                usedBytes: number;
                quotaBytes: number;
            };
        };
        OpusTemplatesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: {
                    template: string;
                    /** @enum {string} */
                    type: "ebook" | "epaper" | "magazine" | "document" | "calendar" | "album";
                    name: string;
                    subtitle: string;
                    photoPath: components["schemas"]["PicturePath"];
                    widthMm: number;
                    heightMm: number;
                    pageNum: number;
                    /** @description Pages to look at before choosing it, with pictures in their places. */
                    pages: components["schemas"]["PicturePath"][];
                }[];
            };
        };
        /** @enum {string} */
        ReadingMode: "public" | "link" | "password" | "team" | "invited" | "private";
        ShareLink: {
            ID: components["schemas"]["DecimalId"];
            name: string;
            slug: components["schemas"]["ReadingCode"];
            hasPassword: components["schemas"]["YesNo"];
            isOn: components["schemas"]["YesNo"];
            /** @enum {string} */
            state: "open" | "off" | "expired" | "used-up";
            expiresOn: components["schemas"]["Day"];
            /** @description Empty without a limit. */
            maxReads: string;
            /** @description How often it was opened. */
            reads: number;
            lastReadAt: components["schemas"]["MomentOrNone"];
            createdAt: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        Device: "phone" | "tablet" | "desktop";
        ReadsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                opusID: components["schemas"]["DecimalId"];
                /** @description Whether the membership opens statistics; without them everything but openings is 0 or empty. */
                hasStatistics: components["schemas"]["YesNo"];
                pageNum: number;
                opens: number;
                /** @description How often a page was seen for a second or more. */
                pages: number;
                seconds: number;
                /** @description Different ones of those who allowed to be known again. */
                readers: number;
                /** @description The owner's own openings, which are in none of the other sums. */
                own: number;
                /** @description Openings by programs, which are in none of the other sums. */
                bots: number;
                days: {
                    day: components["schemas"]["Day"];
                    opens: number;
                    pages: number;
                    readers: number;
                }[];
                devices: {
                    device: components["schemas"]["Device"];
                    pages: number;
                }[];
                regions: {
                    region: string;
                    pages: number;
                }[];
                links: {
                    linkID: components["schemas"]["DecimalId"];
                    /** @description What a limit of the link counts. */
                    opens: number;
                    pages: number;
                    /** @description Different pages. */
                    pagesRead: number;
                    seconds: number;
                    /** @description 0 where none was told. */
                    lastPage: number;
                    lastReadAt: components["schemas"]["MomentOrNone"];
                    places: {
                        device: components["schemas"]["Device"];
                        region: string;
                    }[];
                }[];
            };
        };
        SharingReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                opusID: components["schemas"]["DecimalId"];
                code: components["schemas"]["WorkCode"];
                name: string;
                subtitle: string;
                author: string;
                photoPath: components["schemas"]["PicturePath"];
                pageNum: number;
                /** @enum {string} */
                status: "draft" | "published" | "changed" | "withdrawn";
                mode: components["schemas"]["ReadingMode"];
                /** @description Whether a password to read it was said. */
                hasPassword: components["schemas"]["YesNo"];
                /** @description Whether the caller owns a team. */
                hasTeam: components["schemas"]["YesNo"];
                links: components["schemas"]["ShareLink"][];
                /** @description How many named links the membership allows. */
                linksMost: number;
                invites: {
                    address: string;
                    name: string;
                    createdAt: components["schemas"]["Moment"];
                }[];
                invitesMost: number;
                refusedRows?: {
                    row: number;
                    text: string;
                    message: string;
                }[];
            };
        };
        /** @enum {string} */
        OrderState: "unpaid" | "paid" | "checking_failed" | "proofing" | "ready" | "producing" | "delayed" | "shipped" | "done" | "refunding" | "canceled" | "closed";
        NamedValue: {
            Name: string;
            value: string;
        };
        LadderLine: {
            /** @enum {string} */
            key: "goods" | "quantity" | "coupon" | "freight" | "pay" | "wallet" | "rest";
            label: string;
            /** @enum {string} */
            sign: "plus" | "minus" | "sum";
            amount: components["schemas"]["Amount"];
        };
        OrderMovedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                orderNo: components["schemas"]["OrderNo"];
                state: components["schemas"]["OrderState"];
            };
        };
        OutlineEntry: {
            title: string;
            level: number;
            page: number;
        };
        OpenedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                /** @description Empty where nothing had to be opened. */
                readToken: string;
            };
        };
        BookReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                code: components["schemas"]["ReadingCode"];
                name: string;
                subtitle: string;
                author: string;
                /** @enum {string} */
                type: "ebook" | "epaper" | "magazine" | "document" | "calendar" | "album";
                widthMm: number;
                heightMm: number;
                pageNum: number;
                /** @description Whether there is anything to read beside pictures. */
                hasWords: components["schemas"]["YesNo"];
                isOwn: components["schemas"]["YesNo"];
                /** @description Only its owner sees it so. */
                isDraft: components["schemas"]["YesNo"];
                /** @description Its own link alone does not open it. */
                isShut?: components["schemas"]["YesNo"];
                /** @description The id of the work, by which its owner has it printed; empty for anybody else. */
                printID: string;
                /** @description Its cover. */
                photoPath: components["schemas"]["PicturePath"];
                outline: components["schemas"]["OutlineEntry"][];
                /** @description What its author says of it. */
                intro?: string;
                /** @description How it is read, and what this reader may do; left out where nothing unusual was said. */
                options?: components["schemas"]["ReaderOptions"];
            };
        };
        Box: {
            x: number;
            y: number;
            w: number;
            h: number;
        };
        /** @description Eight letters. */
        Id: string;
        Color: string;
        TextElement: {
            x: number;
            y: number;
            w: number;
            h: number;
            /** @description Unique in its page. */
            id: components["schemas"]["Id"];
            /** @description Degrees clockwise about the middle of the box. */
            turn?: number;
            opacity?: number;
            /** @description Elements of one group have the same. */
            group?: components["schemas"]["Id"];
            /** @constant */
            locked?: true;
            name?: string;
            /**
             * @description What generated it.
             * @enum {string}
             */
            by?: "layout" | "month" | "flow";
            /**
             * @description Generated and then changed by hand.
             * @constant
             */
            pinned?: true;
            /**
             * @description In a master, only on pages of that side of an opened book.
             * @enum {string}
             */
            side?: "left" | "right";
            /** @constant */
            kind: "text";
            text: string;
            /** @enum {string} */
            part: "prose" | "heading-1" | "heading-2" | "furniture";
            style: {
                /** @enum {string} */
                family: "sans" | "serif";
                /** @enum {integer} */
                weight: 400 | 700;
                size: number;
                leading: number;
                color: components["schemas"]["Color"];
                /** @enum {string} */
                align: "left" | "center" | "right" | "justify";
                indent: number;
                /** @description Ems added after each character. */
                tracking?: number;
                /** @constant */
                vertical?: true;
                /** @description Millimetres after each paragraph. */
                gap?: number;
                /** @description Ems before all but the first line of a paragraph. */
                hang?: number;
                /** @enum {string} */
                place?: "top" | "middle" | "bottom";
            };
            spans?: components["schemas"]["Span"][];
            /**
             * @description Each # of its text stands for the number of the page, how many there are, the title or the month; in drafts and versions, because readers get the words.
             * @enum {string}
             */
            fills?: "page" | "pages" | "title" | "month";
        };
        /** @description Other looks for a part of a text, from one UTF-16 unit to before another. */
        Span: {
            from: number;
            to: number;
            /** @enum {integer} */
            weight?: 400 | 700;
            size?: number;
            color?: components["schemas"]["Color"];
            /** @enum {string} */
            line?: "under" | "through";
            /** @enum {integer} */
            raise?: 1 | -1;
            href?: string;
            /** @constant */
            emph?: true;
        };
        ImageElement: {
            x: number;
            y: number;
            w: number;
            h: number;
            /** @description Unique in its page. */
            id: components["schemas"]["Id"];
            /** @description Degrees clockwise about the middle of the box. */
            turn?: number;
            opacity?: number;
            /** @description Elements of one group have the same. */
            group?: components["schemas"]["Id"];
            /** @constant */
            locked?: true;
            name?: string;
            /**
             * @description What generated it.
             * @enum {string}
             */
            by?: "layout" | "month" | "flow";
            /**
             * @description Generated and then changed by hand.
             * @constant
             */
            pinned?: true;
            /**
             * @description In a master, only on pages of that side of an opened book.
             * @enum {string}
             */
            side?: "left" | "right";
            /** @constant */
            kind: "image";
            /** @description art: and the name of a drawing of the product, or file: and the hash of an uploaded picture; behind it ?token= and what shows it, where the reader is known by a right alone. */
            source: string;
            crop: components["schemas"]["Box"];
            alt: string;
            radius?: number;
            /** @description Changes of its looks, each from -1 to 1. */
            tune?: {
                light?: number;
                contrast?: number;
                color?: number;
                warm?: number;
            };
        };
        ShapeElement: {
            x: number;
            y: number;
            w: number;
            h: number;
            /** @description Unique in its page. */
            id: components["schemas"]["Id"];
            /** @description Degrees clockwise about the middle of the box. */
            turn?: number;
            opacity?: number;
            /** @description Elements of one group have the same. */
            group?: components["schemas"]["Id"];
            /** @constant */
            locked?: true;
            name?: string;
            /**
             * @description What generated it.
             * @enum {string}
             */
            by?: "layout" | "month" | "flow";
            /**
             * @description Generated and then changed by hand.
             * @constant
             */
            pinned?: true;
            /**
             * @description In a master, only on pages of that side of an opened book.
             * @enum {string}
             */
            side?: "left" | "right";
            /** @constant */
            kind: "shape";
            /** @enum {string} */
            form: "rect" | "ellipse" | "line" | "polygon";
            fill: components["schemas"]["Color"] | null;
            stroke: components["schemas"]["Color"] | null;
            strokeWidth: number;
            radius: number;
            /** @description The corners of a polygon, x and y by turns, as shares of the box. */
            points?: number[];
            /** @description Lengths of strokes and gaps by turns, in millimetres. */
            dash?: number[];
        };
        /** @description A code to be scanned. */
        CodeElement: {
            x: number;
            y: number;
            w: number;
            h: number;
            /** @description Unique in its page. */
            id: components["schemas"]["Id"];
            /** @description Degrees clockwise about the middle of the box. */
            turn?: number;
            opacity?: number;
            /** @description Elements of one group have the same. */
            group?: components["schemas"]["Id"];
            /** @constant */
            locked?: true;
            name?: string;
            /**
             * @description What generated it.
             * @enum {string}
             */
            by?: "layout" | "month" | "flow";
            /**
             * @description Generated and then changed by hand.
             * @constant
             */
            pinned?: true;
            /**
             * @description In a master, only on pages of that side of an opened book.
             * @enum {string}
             */
            side?: "left" | "right";
            /** @constant */
            kind: "code";
            text: string;
            ink: components["schemas"]["Color"];
        };
        LinkElement: {
            x: number;
            y: number;
            w: number;
            h: number;
            /** @description Unique in its page. */
            id: components["schemas"]["Id"];
            /** @description Degrees clockwise about the middle of the box. */
            turn?: number;
            opacity?: number;
            /** @description Elements of one group have the same. */
            group?: components["schemas"]["Id"];
            /** @constant */
            locked?: true;
            name?: string;
            /**
             * @description What generated it.
             * @enum {string}
             */
            by?: "layout" | "month" | "flow";
            /**
             * @description Generated and then changed by hand.
             * @constant
             */
            pinned?: true;
            /**
             * @description In a master, only on pages of that side of an opened book.
             * @enum {string}
             */
            side?: "left" | "right";
            /** @constant */
            kind: "link";
            label: string;
            target: {
                /** @constant */
                to: "page";
                page: components["schemas"]["Id"];
                /** @description The number of that page. */
                no?: number;
            } | {
                /** @constant */
                to: "address";
                address: string;
            };
        };
        WordsElement: {
            x: number;
            y: number;
            w: number;
            h: number;
            /** @description Unique in its page. */
            id: components["schemas"]["Id"];
            /** @description Degrees clockwise about the middle of the box. */
            turn?: number;
            opacity?: number;
            /** @description Elements of one group have the same. */
            group?: components["schemas"]["Id"];
            /** @constant */
            locked?: true;
            name?: string;
            /**
             * @description What generated it.
             * @enum {string}
             */
            by?: "layout" | "month" | "flow";
            /**
             * @description Generated and then changed by hand.
             * @constant
             */
            pinned?: true;
            /**
             * @description In a master, only on pages of that side of an opened book.
             * @enum {string}
             */
            side?: "left" | "right";
            /** @constant */
            kind: "words";
            text: string;
        };
        /** @description One page of the page document. Lengths are millimetres from the upper left corner. */
        Page: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            role: "cover" | "inside-cover" | "inner" | "inside-back" | "back";
            ground: components["schemas"]["Color"];
            elements: (components["schemas"]["TextElement"] | components["schemas"]["ImageElement"] | components["schemas"]["ShapeElement"] | components["schemas"]["CodeElement"] | components["schemas"]["LinkElement"] | components["schemas"]["WordsElement"])[];
            master?: components["schemas"]["Id"];
            layout?: string;
            areas?: components["schemas"]["HotArea"][];
        };
        /** @description A place of a page that answers a press in the reader; it is not printed. */
        HotArea: {
            /** @description Unique in its page. */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            shape: "rect" | "polygon" | "point";
            /** @description x and y by turns: two opposite corners, the corners of a polygon, or one point. */
            points: number[];
            /** @description Its name. */
            label: string;
            /**
             * @description What is seen of it before it is touched.
             * @enum {string}
             */
            look?: "frame" | "tint";
            color?: components["schemas"]["Color"];
            target: {
                /** @constant */
                to: "page";
                page: components["schemas"]["Id"];
                /** @description The number of that page, for readers. */
                no?: number;
            } | {
                /** @constant */
                to: "address";
                address: string;
            } | {
                /** @constant */
                to: "mail";
                address: string;
            } | {
                /** @constant */
                to: "phone";
                phone: string;
            } | {
                /** @constant */
                to: "picture";
                source: string;
            } | {
                /** @constant */
                to: "text";
                text: string;
            } | {
                /** @constant */
                to: "product";
                opusID: components["schemas"]["DecimalId"];
            };
        };
        PagesReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                from: number;
                pages: components["schemas"]["Page"][];
            };
        };
        BookSearchReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                hits: {
                    page: number;
                    before: string;
                    match: string;
                    after: string;
                }[];
                hasMore: components["schemas"]["YesNo"];
            };
        };
        PlaceReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                page: number;
                at: components["schemas"]["MomentOrNone"];
            };
        };
        CartIDsInput: {
            /**
             * @description Ids of cart lines joined by commas.
             * @example 90001,90002
             */
            cartIDs: string;
        };
        Team: {
            /**
             * @description none where the caller has no team and may have none.
             * @enum {string}
             */
            role: "owner" | "admin" | "editor" | "contributor" | "none";
            seats: components["schemas"]["Seats"];
            waiting: components["schemas"]["TeamWaiting"];
            own?: components["schemas"]["OwnMembership"];
        };
        Seats: {
            used: number;
            total: number;
        };
        TeamWaiting: {
            /** @description Requests that the caller may decide. */
            requests: number;
            /** @description Members that wait to be let in, for the owner. */
            members: number;
        };
        OwnMembership: {
            colleagueID: components["schemas"]["DecimalId"];
            ownerName: string;
            role: components["schemas"]["InvitedRole"];
            state: components["schemas"]["MemberState"];
            stateText: string;
            /** @description Why nothing can be ordered on this account; otherwise empty. */
            obstacle: string;
            monthlyLimit: components["schemas"]["Amount"];
            spent: components["schemas"]["Amount"];
            left: components["schemas"]["Amount"];
            /** @description How many works; empty for as many as wanted. */
            worksLimit: string;
            works: number;
            joinedAt: components["schemas"]["MomentOrNone"];
        };
        /** @enum {string} */
        InvitedRole: "admin" | "editor" | "contributor";
        /** @enum {string} */
        MemberState: "pending" | "normal" | "disabled" | "removed";
        Member: {
            colleagueID: components["schemas"]["DecimalId"];
            account: string;
            name: string;
            avatar: components["schemas"]["PicturePath"];
            role: components["schemas"]["InvitedRole"];
            state: components["schemas"]["MemberState"];
            stateText: string;
            monthlyLimit: components["schemas"]["Amount"];
            /** @description Of this month in China, without what was given back. */
            spent: components["schemas"]["Amount"];
            /** @description How many works; empty for as many as wanted. */
            worksLimit: string;
            works: number;
            lastLogin: components["schemas"]["MomentOrNone"];
            joinedAt: components["schemas"]["MomentOrNone"];
            moves: ("approve" | "refuse" | "disable" | "enable" | "remove")[];
        };
        Invite: {
            inviteID: components["schemas"]["DecimalId"];
            role: components["schemas"]["InvitedRole"];
            monthlyLimit: components["schemas"]["Amount"];
            /** @description How many works; empty for as many as wanted. */
            worksLimit: string;
            /** @description For whom the owner made it. */
            note: string;
            url: string;
            expiresAt: components["schemas"]["Moment"];
        };
        Members: {
            list: components["schemas"]["Member"][];
            total: number;
            page: number;
            pageSize: number;
            invites: components["schemas"]["Invite"][];
        };
        Offer: {
            ownerName: string;
            role: components["schemas"]["InvitedRole"];
            monthlyLimit: components["schemas"]["Amount"];
            /** @description How many works; empty for as many as wanted. */
            worksLimit: string;
            expiresAt: components["schemas"]["Moment"];
        };
        /** @description A work as it would be printed. */
        TeamWork: {
            name: string;
            photoPath: components["schemas"]["PicturePath"];
            opusCode: components["schemas"]["OpusCode"];
            goods: string;
            pages: string;
            copies: string;
            /** @description The chosen options in words. */
            options: string;
            remark: string;
        };
        RequestedReceiver: {
            name: string;
            mobile: string;
            delivery: string;
            address: string;
        };
        RequestedOrder: {
            orderNo: components["schemas"]["OrderNo"];
            title: string;
            payTotal: components["schemas"]["Amount"];
            works: components["schemas"]["TeamWork"][];
            receiver: components["schemas"]["RequestedReceiver"];
        };
        TeamRequest: {
            requestID: components["schemas"]["DecimalId"];
            colleagueID: components["schemas"]["DecimalId"];
            name: string;
            /** @enum {string} */
            state: "waiting" | "approved" | "refused" | "lapsed";
            stateText: string;
            amount: components["schemas"]["Amount"];
            /** @description How much more than what was left of the month. */
            over: components["schemas"]["Amount"];
            createdAt: components["schemas"]["Moment"];
            /** @description Until when a waiting one can be decided. */
            expiresAt: components["schemas"]["MomentOrNone"];
            decidedAt: components["schemas"]["MomentOrNone"];
            decidedBy: string;
            /** @description Why it was refused or lapsed. */
            reason: string;
            /** @description What the books are for. */
            purpose: string;
            /** @description Why the member needs more than the limit. */
            plea: string;
            canDecide: components["schemas"]["YesNo"];
            orders: components["schemas"]["RequestedOrder"][];
        };
        TeamRequests: {
            list: components["schemas"]["TeamRequest"][];
            total: number;
            page: number;
            pageSize: number;
        };
        TeamPaid: {
            /** @enum {string} */
            outcome: "paid" | "asked";
            text: string;
            /** @description Of what was asked; empty where it is paid. */
            requestID: string;
        };
        TeamLogEntry: {
            id: components["schemas"]["DecimalId"];
            at: components["schemas"]["Moment"];
            actor: string;
            text: string;
        };
        TeamLog: {
            list: components["schemas"]["TeamLogEntry"][];
            total: number;
            page: number;
            pageSize: number;
        };
        TeamOrder: {
            orderNo: components["schemas"]["OrderNo"];
            name: string;
            title: string;
            state: string;
            stateText: string;
            payTotal: components["schemas"]["Amount"];
            isTeamPaid: components["schemas"]["YesNo"];
            createdAt: components["schemas"]["Moment"];
        };
        TeamOrders: {
            list: components["schemas"]["TeamOrder"][];
            total: number;
            page: number;
            pageSize: number;
        };
        TeamOpus: {
            opusID: components["schemas"]["DecimalId"];
            name: string;
            memberName: string;
            photoPath: components["schemas"]["PicturePath"];
            opusCode: components["schemas"]["OpusCode"];
            pageNum: number;
            statusText: string;
            updatedAt: components["schemas"]["Moment"];
        };
        TeamWorks: {
            list: components["schemas"]["TeamOpus"][];
            total: number;
            page: number;
            pageSize: number;
        };
        EditedWork: {
            opusID: components["schemas"]["DecimalId"];
            /** @description album, calendar and other kinds of works. */
            type: string;
            name: string;
            ownerName: string;
            isOwn: components["schemas"]["YesNo"];
            photoPath: components["schemas"]["PicturePath"];
            pageNum: number;
            updatedAt: components["schemas"]["Moment"];
        };
        EditedWorks: {
            list: components["schemas"]["EditedWork"][];
            total: number;
            page: number;
            pageSize: number;
        };
        TeamDone: {
            text: string;
        };
        TeamReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Team"];
        };
        DoneReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamDone"];
        };
        TeamLogReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamLog"];
        };
        TeamOrdersReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamOrders"];
        };
        EditedWorksReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["EditedWorks"];
        };
        TeamWorksReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamWorks"];
        };
        MembersReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Members"];
        };
        InviteReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Invite"];
        };
        OfferReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Offer"];
        };
        MemberReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["Member"];
        };
        TeamPaidReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamPaid"];
        };
        RequestsReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamRequests"];
        };
        RequestReply: {
            /** @constant */
            code: 0;
            message: string;
            data: components["schemas"]["TeamRequest"];
        };
        /** @description A business outcome other than success. The code is never 0; the reason is stable and made for programs. */
        Failure: {
            /** @description 401 not logged in, 403 no permission, other values as the operation says. Which calls answer 401 and 403 is assumed. */
            code: number;
            message: string;
            reason?: string;
            traceId?: string;
            /** @description With code 403, the membership levels that open the operation. */
            needVip?: string[];
            /** @description Facts a client may show, such as the tries that are left. */
            details?: {
                [key: string]: unknown;
            };
        };
        DecimalId: string;
        /** @description What the link /r/:code of the work ends with; empty where the work is gone, lies in the trash or is not the caller's any more. A server that does not say it has no link. */
        OpusCode: string;
        /** @description An amount in yuan with exactly two decimals. */
        Amount: string;
        /** @description A moment as ISO 8601 in UTC. */
        Moment: string;
        /** @description A moment as ISO 8601 in UTC; empty where there is none. */
        MomentOrNone: string;
        /** @description A day in China; empty where there is none. */
        Day: string;
        /** @enum {string} */
        YesNo: "Y" | "N";
        OrderNo: string;
        PayNo: string;
        InvoiceNo: string;
        /** @description What the link /r/:code of a work ends with. */
        WorkCode: string;
        /** @description What the link /r/:code of a work or a named link ends with. */
        ReadingCode: string;
        /** @description A picture on the same site. */
        PicturePath: string;
        PrintFileReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                /** @enum {string} */
                form: "print" | "cover" | "sheets" | "read";
                /** @enum {string} */
                state: "none" | "waiting" | "drawing" | "ready" | "failed";
                /** @description How many are drawn before one that waits. */
                ahead: number;
                /** @description How many of its pages are drawn. */
                page: number;
                pageNum: number;
                bytes: number;
                /** @description Where a ready one is fetched, with the session of its member. */
                address: string;
                /** @description Why it failed, or, of none, why its binding has no such file. */
                why: string;
            };
        };
    };
    responses: {
        /** @description The request cannot be read, or a required parameter is missing. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller's address did this too often, whatever accounts it named; it waits as long as Retry-After says. */
        TooMany: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "web.doLoginout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UserCenterMag.userIsLogin3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, or status 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"] | components["schemas"]["NotLoggedIn"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UserCenterMag.getMemberInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberInfoReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UserCenterMag.getUserAddressList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressListReply"] | components["schemas"]["AddressListFailure"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UserCenterMag.getThirdLoginInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ThirdLoginTypeInput"];
                "application/json": components["schemas"]["ThirdLoginTypeInput"];
            };
        };
        responses: {
            /** @description The login session. */
            200: {
                headers: {
                    /** @description The mark of the browser that asked, HttpOnly. A backend that sets none works as well. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdLoginInfoReply"] | components["schemas"]["ThirdLoginInfoFailure"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UserCenterMag.unBindThirdLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ThirdLoginTypeInput"];
                "application/json": components["schemas"]["ThirdLoginTypeInput"];
            };
        };
        responses: {
            /** @description Unbound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnbindReply"] | components["schemas"]["StatusFailure"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.deleteCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CartIDsInput"];
                "application/json": components["schemas"]["CartIDsInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.restoreCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CartIDsInput"];
                "application/json": components["schemas"]["CartIDsInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.copyCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CartIDInput"];
                "application/json": components["schemas"]["CartIDInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.printCurrent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CartIDInput"];
                "application/json": components["schemas"]["CartIDInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.getTiers": {
        parameters: {
            query: {
                /**
                 * @description Ids of cart lines joined by commas.
                 * @example 90001
                 */
                cartIDs: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TiersReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.seePrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CartIDsInput"];
                "application/json": components["schemas"]["CartIDsInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.cartInfo": {
        parameters: {
            query: {
                /** @example 90001 */
                cartID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line, or why it cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartInfoReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShopCarService.cartList": {
        parameters: {
            query?: {
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 20 by default, up to 100.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.getTotal": {
        parameters: {
            query: {
                /** @example 1 */
                goodsID: string;
                /**
                 * @description Option codes of all steps that have one, joined by a pipe, in step order.
                 * @example FM01|ZD01|NK157|NF01|FF01|BY01
                 */
                cnums: string;
                /** @example 10 */
                count: string;
                /** @example 64 */
                pagesNum: string;
                /** @example 10003 */
                memberID: string;
                /**
                 * @description Keeps caches away.
                 * @example 0.42
                 */
                random: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["TotalText"];
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.updateCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateCartInput"];
                "application/json": components["schemas"]["UpdateCartInput"];
            };
        };
        responses: {
            /** @description ok, or the reason as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.updateDefaultAddr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateDefaultAddrInput"];
                "application/json": components["schemas"]["UpdateDefaultAddrInput"];
            };
        };
        responses: {
            /** @description -1 is failure, anything else success. Ours is 1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["DefaultAddrText"];
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.getGoodsFor": {
        parameters: {
            query: {
                /** @example 50001 */
                publicationID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goods, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsForReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.getPriceList": {
        parameters: {
            query: {
                /** @example 1 */
                goodsID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.addCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddCartInput"];
                "application/json": components["schemas"]["AddCartInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.getChoicePrint": {
        parameters: {
            query: {
                /** @example 50001 */
                publicationID: string;
                /** @example 1 */
                goodsID: string;
                /**
                 * @description The publication's pages and up to four blank ones.
                 * @example 64
                 */
                pagesNum: string;
                /** @example FM01|ZD01|NK157|NF01|FF01|BY01 */
                cnums: string;
                /**
                 * @description Page by page for the workshop (print), the cover in one piece (cover), on folded sheets (sheets), or to be read on screens (read).
                 * @example cover
                 */
                form: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.makeChoicePrint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChoicePrintInput"];
                "application/json": components["schemas"]["ChoicePrintInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ShoppingServiceMag.cancelChoicePrint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChoicePrintInput"];
                "application/json": components["schemas"]["ChoicePrintInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AddressServiceMag.saveAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveAddressInput"];
                "application/json": components["schemas"]["SaveAddressInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSavedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AddressServiceMag.deleteAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteAddressInput"];
                "application/json": components["schemas"]["DeleteAddressInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressDeletedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelOrderInput"];
                "application/json": components["schemas"]["CancelOrderInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.updateOrderAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOrderAddressInput"];
                "application/json": components["schemas"]["UpdateOrderAddressInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.replaceFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReplaceFileInput"];
                "application/json": components["schemas"]["ReplaceFileInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.acceptFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AcceptFileInput"];
                "application/json": components["schemas"]["AcceptFileInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.answerProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AnswerProofInput"];
                "application/json": components["schemas"]["AnswerProofInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.urgeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UrgeOrderInput"];
                "application/json": components["schemas"]["UrgeOrderInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.acknowledgeDelay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AcknowledgeDelayInput"];
                "application/json": components["schemas"]["AcknowledgeDelayInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.confirmReceive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmReceiveInput"];
                "application/json": components["schemas"]["ConfirmReceiveInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.deleteOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteOrderInput"];
                "application/json": components["schemas"]["DeleteOrderInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.applyRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyRefundInput"];
                "application/json": components["schemas"]["ApplyRefundInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.applyAfterSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyAfterSaleInput"];
                "application/json": components["schemas"]["ApplyAfterSaleInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.cancelAfterSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelAfterSaleInput"];
                "application/json": components["schemas"]["CancelAfterSaleInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.reviewOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReviewOrderInput"];
                "application/json": components["schemas"]["ReviewOrderInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMovedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.rebuy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RebuyInput"];
                "application/json": components["schemas"]["RebuyInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebuyReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.quoteRebuy": {
        parameters: {
            query: {
                /** @example 2026112100000001 */
                orderNo: string;
                /**
                 * @description ordered or current.
                 * @example ordered
                 */
                version: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices, or why it cannot be bought again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebuyQuoteReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.previewOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PreviewOrderInput"];
                "application/json": components["schemas"]["PreviewOrderInput"];
            };
        };
        responses: {
            /** @description The preview, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateOrderInput"];
                "application/json": components["schemas"]["CreateOrderInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreatedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.getPrintFile": {
        parameters: {
            query: {
                /** @example 2026112100000001 */
                orderNo: string;
                /** @example 71 */
                lineID: string;
                /**
                 * @description Page by page for the workshop (print), the cover in one piece (cover), on folded sheets (sheets), or to be read on screens (read).
                 * @example print
                 */
                form: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.makePrintFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PrintFileInput"];
                "application/json": components["schemas"]["PrintFileInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.cancelPrintFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PrintFileInput"];
                "application/json": components["schemas"]["PrintFileInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.getOrderList": {
        parameters: {
            query?: {
                /**
                 * @description all, unpaid, todo, producing, shipped, done or aftersale; all by default.
                 * @example all
                 */
                tab?: string;
                /**
                 * @description Part of the order number, the work's name, the receiver's name or mobile.
                 * @example 西湖
                 */
                keyword?: string;
                /**
                 * @description The first day in China on which it was ordered; empty for any.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description The last such day; empty for any.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 10 by default, up to 20.
                 * @example 10
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.exportOrders": {
        parameters: {
            query?: {
                /**
                 * @description As in getOrderList.
                 * @example all
                 */
                tab?: string;
                /**
                 * @description As in getOrderList.
                 * @example
                 */
                keyword?: string;
                /**
                 * @description As in getOrderList.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description As in getOrderList.
                 * @example 2026-11-30
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.getOrderDetail": {
        parameters: {
            query: {
                /** @example 2026112100000001 */
                orderNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or why it cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.getPrintedPages": {
        parameters: {
            query: {
                /** @example 2026112100000001 */
                orderNo: string;
                /** @example 71 */
                lineID: string;
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                from: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, or why they cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintedPagesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OrderServiceMag.getOrderResult": {
        parameters: {
            query: {
                /**
                 * @description Order numbers joined by commas.
                 * @example 2026112100000001
                 */
                orderNos: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResultReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "PayServiceMag.getPayOptions": {
        parameters: {
            query: {
                /**
                 * @description Order numbers joined by commas.
                 * @example 2026112100000001
                 */
                orderNos: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayOptionsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "PayServiceMag.createPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreatePayInput"];
                "application/json": components["schemas"]["CreatePayInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "PayServiceMag.queryPay": {
        parameters: {
            query: {
                /** @example P2026112100000001 */
                payNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, or why it cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "PayServiceMag.checkPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CheckPayInput"];
                "application/json": components["schemas"]["CheckPayInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "PayServiceMag.refreshPayCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RefreshPayCodeInput"];
                "application/json": components["schemas"]["RefreshPayCodeInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "PayServiceMag.closePay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ClosePayInput"];
                "application/json": components["schemas"]["ClosePayInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "PayServiceMag.submitTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SubmitTransferInput"];
                "application/json": components["schemas"]["SubmitTransferInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.getInvoiceOrders": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 10 unless told.
                 * @example 10
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOrdersReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.getInvoices": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 10 unless told.
                 * @example 10
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.getInvoice": {
        parameters: {
            query: {
                /**
                 * @description Of the application.
                 * @example F2026112100000001
                 */
                invoiceNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.getInvoiceTitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.saveInvoiceTitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveInvoiceTitleInput"];
                "application/json": components["schemas"]["SaveInvoiceTitleInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.removeInvoiceTitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RemoveInvoiceTitleInput"];
                "application/json": components["schemas"]["RemoveInvoiceTitleInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.previewInvoice": {
        parameters: {
            query: {
                /**
                 * @description Order numbers joined by commas, at most 20.
                 * @example 2026112100000001
                 */
                orderNos: string;
                /**
                 * @description Of a title; empty while none is chosen.
                 * @example 1
                 */
                titleID?: string;
                /**
                 * @description normal (数电普票) or special (数电专票); normal unless told.
                 * @example normal
                 */
                type?: string;
                /**
                 * @description At most 100 characters.
                 * @example
                 */
                remark?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePreviewReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.applyInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyInvoiceInput"];
                "application/json": components["schemas"]["ApplyInvoiceInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItemReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.retryInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RetryInvoiceInput"];
                "application/json": components["schemas"]["RetryInvoiceInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItemReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.withdrawInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WithdrawInvoiceInput"];
                "application/json": components["schemas"]["WithdrawInvoiceInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItemReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.redInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RedInvoiceInput"];
                "application/json": components["schemas"]["RedInvoiceInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItemReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "InvoiceServiceMag.sendInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendInvoiceInput"];
                "application/json": components["schemas"]["SendInvoiceInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.getWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.getTxList": {
        parameters: {
            query?: {
                /**
                 * @description recharge, withdraw, pay, refund, gift or adjust; empty for all.
                 * @example pay
                 */
                kind?: string;
                /**
                 * @description A month in China, such as 2026-11; empty for all.
                 * @example 2026-11
                 */
                month?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TxListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.exportTxList": {
        parameters: {
            query?: {
                /**
                 * @description As in getTxList.
                 * @example pay
                 */
                kind?: string;
                /**
                 * @description As in getTxList.
                 * @example 2026-11
                 */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TxFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.getRechargeList": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 10 unless told.
                 * @example 10
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.createRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateRechargeInput"];
                "application/json": components["schemas"]["CreateRechargeInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.refundRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RefundRechargeInput"];
                "application/json": components["schemas"]["RefundRechargeInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.redeemCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RedeemCodeInput"];
                "application/json": components["schemas"]["RedeemCodeInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "WalletServiceMag.saveReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveReminderInput"];
                "application/json": components["schemas"]["SaveReminderInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getMembers": {
        parameters: {
            query?: {
                /**
                 * @description pending, normal, disabled or removed; empty for all who are there.
                 * @example
                 */
                state?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembersReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.inviteMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InviteMemberInput"];
                "application/json": components["schemas"]["InviteMemberInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.revokeInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RevokeInviteInput"];
                "application/json": components["schemas"]["RevokeInviteInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getInvite": {
        parameters: {
            query: {
                /**
                 * @description What the link carries.
                 * @example 0123456789abcdef
                 */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.acceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AcceptInviteInput"];
                "application/json": components["schemas"]["AcceptInviteInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.updateMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMemberInput"];
                "application/json": components["schemas"]["UpdateMemberInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.moveMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MoveMemberInput"];
                "application/json": components["schemas"]["MoveMemberInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.payByTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PayByTeamInput"];
                "application/json": components["schemas"]["PayByTeamInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPaidReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getRequests": {
        parameters: {
            query?: {
                /**
                 * @description waiting, approved, refused or lapsed; empty for all.
                 * @example waiting
                 */
                state?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.decideRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DecideRequestInput"];
                "application/json": components["schemas"]["DecideRequestInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.leaveTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LeaveTeamInput"];
                "application/json": components["schemas"]["LeaveTeamInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getTeamLog": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamLogReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getTeamOrders": {
        parameters: {
            query?: {
                /**
                 * @description Empty for all.
                 * @example
                 */
                colleagueID?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOrdersReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getEditedWorks": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedWorksReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "TeamServiceMag.getTeamWorks": {
        parameters: {
            query?: {
                /**
                 * @description Empty for all.
                 * @example
                 */
                colleagueID?: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWorksReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.getCards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.createCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateCardInput"];
                "application/json": components["schemas"]["CreateCardInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.saveCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveCardInput"];
                "application/json": components["schemas"]["SaveCardInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.setCardState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SetCardStateInput"];
                "application/json": components["schemas"]["SetCardStateInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.deleteCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteCardInput"];
                "application/json": components["schemas"]["DeleteCardInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDeletedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.getCardPictures": {
        parameters: {
            query: {
                /**
                 * @description Its id.
                 * @example 6001
                 */
                cardID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicturesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.printCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PrintCardInput"];
                "application/json": components["schemas"]["PrintCardInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.getCardVisits": {
        parameters: {
            query: {
                /**
                 * @description Its id.
                 * @example 6001
                 */
                cardID: string;
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 10 unless told.
                 * @example 10
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.exchangeCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ExchangeCardInput"];
                "application/json": components["schemas"]["ExchangeCardInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "CardServiceMag.getCardContacts": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 10 unless told.
                 * @example 10
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UpgradeServiceMag.getPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UpgradeServiceMag.createUpgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateUpgradeInput"];
                "application/json": components["schemas"]["CreateUpgradeInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UpgradeServiceMag.getUpgradeList": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 10 unless told.
                 * @example 10
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UpgradeServiceMag.redeemCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RedeemMemberCodeInput"];
                "application/json": components["schemas"]["RedeemMemberCodeInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipRedeemReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "UpgradeServiceMag.noteLock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["NoteLockInput"];
                "application/json": components["schemas"]["NoteLockInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "NoticeServiceMag.getNotices": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 100, 20 unless told.
                 * @example 20
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "NoticeServiceMag.readNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadNoticeInput"];
                "application/json": components["schemas"]["ReadNoticeInput"];
            };
        };
        responses: {
            /** @description What was done, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "NoticeServiceMag.readAllNotices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadAllNoticesInput"];
                "application/json": components["schemas"]["ReadAllNoticesInput"];
            };
        };
        responses: {
            /** @description What was done, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "SearchServiceMag.search": {
        parameters: {
            query: {
                /**
                 * @description 1 to 50 characters.
                 * @example 山城
                 */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ReaderServiceMag.getPlace": {
        parameters: {
            query: {
                /** @example qing8shu2k */
                bookCode: string;
                /**
                 * @description What opening it gave; left out where nothing had to be opened.
                 * @example
                 */
                readToken?: string;
                /**
                 * @description Y for the owner who wants to see what a stranger sees.
                 * @example
                 */
                asVisitor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ReaderServiceMag.savePlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SavePlaceInput"];
                "application/json": components["schemas"]["SavePlaceInput"];
            };
        };
        responses: {
            /** @description Remembered, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ReaderServiceMag.getBook": {
        parameters: {
            query: {
                /** @example qing8shu2k */
                bookCode: string;
                /**
                 * @description What opening it gave; left out where nothing had to be opened.
                 * @example
                 */
                readToken?: string;
                /**
                 * @description Y for the owner who wants to see what a stranger sees.
                 * @example
                 */
                asVisitor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book, or why it cannot be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ReaderServiceMag.openBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OpenBookInput"];
                "application/json": components["schemas"]["OpenBookInput"];
            };
        };
        responses: {
            /** @description The right, or why it was not opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ReaderServiceMag.getPages": {
        parameters: {
            query: {
                /** @example qing8shu2k */
                bookCode: string;
                /**
                 * @description What opening it gave; left out where nothing had to be opened.
                 * @example
                 */
                readToken?: string;
                /**
                 * @description Y for the owner who wants to see what a stranger sees.
                 * @example
                 */
                asVisitor?: string;
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                from: string;
                /**
                 * @description Up to 20.
                 * @example 8
                 */
                count: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, or why they cannot be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "ReaderServiceMag.searchBook": {
        parameters: {
            query: {
                /** @example qing8shu2k */
                bookCode: string;
                /**
                 * @description What opening it gave; left out where nothing had to be opened.
                 * @example
                 */
                readToken?: string;
                /**
                 * @description Y for the owner who wants to see what a stranger sees.
                 * @example
                 */
                asVisitor?: string;
                /**
                 * @description 1 to 50 characters.
                 * @example 湖上
                 */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places, or why nothing was searched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookSearchReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getSpecialDates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialDatesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveSpecialDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveSpecialDateInput"];
                "application/json": components["schemas"]["SaveSpecialDateInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialDateReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.deleteSpecialDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteSpecialDateInput"];
                "application/json": components["schemas"]["DeleteSpecialDateInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialDateReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.renameOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RenameOpusInput"];
                "application/json": components["schemas"]["RenameOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.moveOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MoveOpusInput"];
                "application/json": components["schemas"]["MoveOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.tagOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TagOpusInput"];
                "application/json": components["schemas"]["TagOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.copyOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CopyOpusInput"];
                "application/json": components["schemas"]["CopyOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.archiveOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ArchiveOpusInput"];
                "application/json": components["schemas"]["ArchiveOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.deleteOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OpusIDsInput"];
                "application/json": components["schemas"]["OpusIDsInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.restoreOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OpusIDsInput"];
                "application/json": components["schemas"]["OpusIDsInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.purgeOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OpusIDsInput"];
                "application/json": components["schemas"]["OpusIDsInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getDraft": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
                /**
                 * @description Y for what stands on the first pages as well; N by default.
                 * @example N
                 */
                contents?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft, or why it is not edited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.setTeamEditing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SetTeamEditingInput"];
                "application/json": components["schemas"]["SetTeamEditingInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEditingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getPresence": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
                /**
                 * @description Random for each tab.
                 * @example 8c1f0d9a7b3e4c21
                 */
                tabID: string;
                /**
                 * @description The page shown; empty when the tab leaves the work.
                 * @example 22222223
                 */
                pageID?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who else is there, or why the draft is not edited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getLeaves": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
                /**
                 * @description Up to 20 separated by commas.
                 * @example 22222223
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeavesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveDraftInput"];
                "application/json": components["schemas"]["SaveDraftInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getVersions": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.nameVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["NameVersionInput"];
                "application/json": components["schemas"]["NameVersionInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.restoreVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RestoreVersionInput"];
                "application/json": components["schemas"]["RestoreVersionInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getVersionLeaves": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
                /** @example 1 */
                seq: string;
                /**
                 * @description Up to 20 separated by commas.
                 * @example 22222223
                 */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionLeavesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveOpusFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveFolderInput"];
                "application/json": components["schemas"]["SaveFolderInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.deleteOpusFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FolderIDInput"];
                "application/json": components["schemas"]["FolderIDInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getHotAreas": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hot areas, or why they are not edited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotAreasReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveHotAreas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveHotAreasInput"];
                "application/json": components["schemas"]["SaveHotAreasInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreasSavedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.findHotAreas": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAreasReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.takePages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TakePagesInput"];
                "application/json": components["schemas"]["TakePagesInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.beginImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BeginImportInput"];
                "application/json": components["schemas"]["BeginImportInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getImports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.finishImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FinishImportInput"];
                "application/json": components["schemas"]["FinishImportInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.cancelImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OpusIDInput"];
                "application/json": components["schemas"]["OpusIDInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.createOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateOpusInput"];
                "application/json": components["schemas"]["CreateOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getOpusTemplates": {
        parameters: {
            query?: {
                /**
                 * @description Albums to be filled; every other template without it.
                 * @example
                 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusTemplatesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getPhotos": {
        parameters: {
            query?: {
                /**
                 * @description The work they are for; without it only what the member brought.
                 * @example 50001
                 */
                opusID?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotosReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.publishOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["KnownOpusInput"];
                "application/json": components["schemas"]["KnownOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.withdrawOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["KnownOpusInput"];
                "application/json": components["schemas"]["KnownOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getOpusList": {
        parameters: {
            query?: {
                /**
                 * @description One of the types, or all, archive, trash; all by default.
                 * @example ebook
                 */
                type?: string;
                /**
                 * @description One of the states; every one by default.
                 * @example published
                 */
                status?: string;
                /**
                 * @description A folder, or 0 for those in none.
                 * @example 0
                 */
                folderID?: string;
                /**
                 * @description Works with this tag alone.
                 * @example 旅行
                 */
                tag?: string;
                /**
                 * @description In name, subtitle, author and tags; up to 50 characters.
                 * @example 西湖
                 */
                keyword?: string;
                /**
                 * @description updated (by default), created, name or pages.
                 * @example updated
                 */
                sort?: string;
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 24 by default, up to 100.
                 * @example 24
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getOpus": {
        parameters: {
            query: {
                /**
                 * @description Its id.
                 * @example 50001
                 */
                opusID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getOpusPlaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why there is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpusPlacesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getSetting": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveSettingInput"];
                "application/json": components["schemas"]["SaveSettingInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveOptionsInput"];
                "application/json": components["schemas"]["SaveOptionsInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveToc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveTocInput"];
                "application/json": components["schemas"]["SaveTocInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.transferOpus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TransferOpusInput"];
                "application/json": components["schemas"]["TransferOpusInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.cancelTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelTransferInput"];
                "application/json": components["schemas"]["CancelTransferInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getTransfer": {
        parameters: {
            query: {
                /** @example 1 */
                transferID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.answerTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AnswerTransferInput"];
                "application/json": components["schemas"]["AnswerTransferInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getSharing": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.getReads": {
        parameters: {
            query: {
                /** @example 50001 */
                opusID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveReadingInput"];
                "application/json": components["schemas"]["SaveReadingInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.saveShareLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveShareLinkInput"];
                "application/json": components["schemas"]["SaveShareLinkInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.deleteShareLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteShareLinkInput"];
                "application/json": components["schemas"]["DeleteShareLinkInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.addShareInvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddShareInvitesInput"];
                "application/json": components["schemas"]["AddShareInvitesInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "OpusServiceMag.removeShareInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RemoveShareInviteInput"];
                "application/json": components["schemas"]["RemoveShareInviteInput"];
            };
        };
        responses: {
            /** @description What was done, or why nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "LoginServiceMag.loginByPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginByPasswordInput"];
                "application/json": components["schemas"]["LoginByPasswordInput"];
            };
        };
        responses: {
            /** @description Login by password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "LoginServiceMag.loginByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginByCodeInput"];
                "application/json": components["schemas"]["LoginByCodeInput"];
            };
        };
        responses: {
            /** @description Login by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "LoginServiceMag.createLoginQrcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Login QR code. */
            200: {
                headers: {
                    /** @description The mark of the browser that asked, HttpOnly. A backend that sets none works as well. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginQrcodeReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "LoginServiceMag.queryLoginQrcode": {
        parameters: {
            query: {
                /** @example 5b1c0f6a9d */
                loginSessionID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of a login QR code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginQrcodeStateReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "LoginServiceMag.queryThirdLogin": {
        parameters: {
            query: {
                /** @example 5b1c0f6a9d */
                loginSessionID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of a third-party login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdLoginStateReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "LoginServiceMag.getThirdLoginPage": {
        parameters: {
            query: {
                /** @example 5b1c0f6a9d */
                loginSessionID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of an outside identity provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdLoginPageReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "LoginServiceMag.bindThirdLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BindThirdLoginInput"];
                "application/json": components["schemas"]["BindThirdLoginInput"];
            };
        };
        responses: {
            /** @description Bind an outside identity to a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "LoginServiceMag.sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendCodeInput"];
                "application/json": components["schemas"]["SendCodeInput"];
            };
        };
        responses: {
            /** @description Send a verification code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendCodeReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "LoginServiceMag.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterInput"];
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Register. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "LoginServiceMag.resetPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ResetPwdInput"];
                "application/json": components["schemas"]["ResetPwdInput"];
            };
        };
        responses: {
            /** @description Find password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPwdReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.getAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.saveProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveProfileInput"];
                "application/json": components["schemas"]["SaveProfileInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.removeAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.sendAccountCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendAccountCodeInput"];
                "application/json": components["schemas"]["SendAccountCodeInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCodeReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "AccountServiceMag.changeMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChangeMobileInput"];
                "application/json": components["schemas"]["ChangeMobileInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "AccountServiceMag.changeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChangeEmailInput"];
                "application/json": components["schemas"]["ChangeEmailInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "AccountServiceMag.savePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SavePasswordInput"];
                "application/json": components["schemas"]["SavePasswordInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "AccountServiceMag.getSessions": {
        parameters: {
            query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                page?: string;
                /**
                 * @description 1 to 50, 5 unless told.
                 * @example 5
                 */
                pageSize?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.endSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EndSessionsInput"];
                "application/json": components["schemas"]["EndSessionsInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.saveNoticeWishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveNoticeWishesInput"];
                "application/json": components["schemas"]["SaveNoticeWishesInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeWishesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.getClosing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "AccountServiceMag.askClosing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AskClosingInput"];
                "application/json": components["schemas"]["AskClosingInput"];
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingAskedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
        };
    };
    "MemberServiceMag.getCounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counters of the shell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountersReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "MemberServiceMag.getAbout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description About the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "MemberServiceMag.sendFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendFeedbackInput"];
                "application/json": components["schemas"]["SendFeedbackInput"];
            };
        };
        responses: {
            /** @description Send feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendFeedbackReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "MemberServiceMag.getFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
    "MemberServiceMag.resolveAitusPath": {
        parameters: {
            query: {
                /** @example help/print-guide */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where an absolute path leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AitusPathReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
        };
    };
}
export type ResourceName = 'session' | 'login' | 'counters' | 'cart-list' | 'cart-tiers' | 'goods-for' | 'prices' | 'publications' | 'publication-pages' | 'draft' | 'versions' | 'sharing' | 'transfers' | 'reads' | 'reading-place' | 'imports' | 'templates' | 'photos' | 'special-dates' | 'order-preview' | 'orders' | 'order-pages' | 'print-files' | 'order-result' | 'pay-options' | 'payment' | 'wallet' | 'team' | 'cards' | 'membership' | 'invoices' | 'addresses' | 'member-info' | 'account' | 'devices' | 'closing' | 'notices' | 'search' | 'about' | 'feedback' | 'aitus';
