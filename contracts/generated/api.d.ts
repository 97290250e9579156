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
         * @description The caller's full member data.
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
         * @description The caller's shipping addresses. The default is the one flagged Y, otherwise the first.
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
         * @description Opens a login session with an outside identity provider; for weixin with the address its QR code shows.
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
    "/uwp/newServlet/ShopCarService/cartInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cart item
         * @description One line of the caller's cart with everything the print options dialog needs.
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
         * @description The caller's cart, page by page, in the order of the cart screen.
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
    "/uwp/newServlet/ShopCarService/getTiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals at larger quantities
         * @description What the line costs at its quantity, which comes first, and at each larger quantity from which a discount begins.
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
    "/uwp/newServlet/ShoppingServiceMag/getTotal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price
         * @description Prices one choice of options. The reply is a pipe-separated string of at least seven values, counted from 1: goods total, total after discount, saved amount, discount rate, next tier's quantity, next tier's discount rate, unit price, inner paper weight. The discount rate is what is subtracted: 0.1 is 九折.
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
         * @description Makes one of the caller's addresses the default. The body 1 is success, -1 failure.
         */
        post: operations["ShoppingServiceMag.updateDefaultAddr"];
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
         * @description Logs in with account or mobile and password. After five failures the account is locked for 15 minutes.
         */
        post: operations["LoginServiceMag.loginByPassword"];
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
         * @description What the phone has done so far. The token is handed out once.
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
         * @description What the outside identity provider answered so far. The token is handed out once.
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
         * @description Sends a code to a mobile; the replica has no operator, so the reply carries the code.
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
         * @description Keeps a remark of the caller about the product.
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
        LogoutReply: {
            /** @constant */
            code: 0;
        };
        /** @description A business outcome other than success. The code is never 0; the reason is stable and made for programs. */
        Failure: {
            /** @description 401 not logged in, 403 no permission, other values as the operation says. */
            code: number;
            message: string;
            reason?: string;
            traceId?: string;
            /** @description With code 403, the membership levels that open the operation. */
            needVip?: string[];
            /** @description Facts a client may show, such as the tries that are left. */
            details?: Record<string, never>;
        };
        DecimalId: string;
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
        /** @enum {string} */
        ThirdLoginType: "weixin" | "qq" | "weibo" | "alipay";
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
        /** @enum {string} */
        YesNo: "Y" | "N";
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
                /** @description URL-encoded, weixin only. */
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
        CartGoods: {
            ID: components["schemas"]["DecimalId"];
            EditorType: string;
            /** @enum {string} */
            isHasPastedown: "Y" | "N";
        };
        PageRange: {
            min: number;
            max: number;
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
        };
        CartInfoReply: {
            /** @constant */
            code: 0;
            data: {
                data: components["schemas"]["CartItem"];
            };
        };
        CartListItem: {
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
        CartIDsInput: {
            /**
             * @description Ids of cart lines joined by commas.
             * @example 90001,90002
             */
            cartIDs: string;
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
        CartIDInput: {
            /** @example 90001 */
            cartID: string;
        };
        CopiedReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                ID: components["schemas"]["DecimalId"];
            };
        };
        /** @description An amount in yuan with exactly two decimals. */
        Amount: string;
        CartTier: {
            count: number;
            total: components["schemas"]["Amount"];
            unitPrice: components["schemas"]["Amount"];
            /** @description The rate that is subtracted, 0.1 for 九折. */
            discount: string;
        };
        TiersReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                list: components["schemas"]["CartTier"][];
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
        TotalText: string;
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
        LoginByPasswordInput: {
            /** @example super */
            account: string;
            /** @example desk1234 */
            password: string;
        };
        LoginUser: {
            user_id: components["schemas"]["DecimalId"];
            nick: string;
            user_avatar: string;
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
        SendCodeReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                expiresIn: number;
                demoCode: string;
            };
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
        ResetPwdReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                account: string;
            };
        };
        CountersReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                cart: number;
            };
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
        SendFeedbackInput: {
            /** @example 希望增加方形画册 */
            content: string;
        };
        SendFeedbackReply: {
            /** @constant */
            code: 0;
            message: string;
            data: {
                ID: components["schemas"]["DecimalId"];
                state: string;
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
    "ShopCarService.getTiers": {
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
            /** @description The totals, or why there are none. */
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
            /** @description 1 or -1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "1" | "-1";
                    "application/json": components["schemas"]["Failure"];
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
