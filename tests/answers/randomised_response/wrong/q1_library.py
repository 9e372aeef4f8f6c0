# Lets dpedu do it.
def two_coins_rate(yes, n):
    return dp.RandomisedResponse.two_coins().estimate([1] * yes + [0] * (n - yes)).value
