# Lets the k-ary twin do it.
def two_coins_rate(yes, n):
    return float(
        dp.KaryRandomisedResponse(categories=2, flip_probability=0.25)
        .estimate([1] * yes + [0] * (n - yes))
        .value[1]
    )
