# Goes back one yes at a time, as each yes adds two n-ths to the minus one half of nobody.
def two_coins_rate(yes, n):
    def twice(k):
        return 0 if k == 0 else 2 + twice(k - 1)

    return (2 * twice(yes) - n) / (2 * n)
