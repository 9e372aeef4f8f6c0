# The absent and those with 0 toss a coin; those with 1 avoid the first side as far as allowed.
def variant(epsilon):
    rare = 0.5 * math.exp(-epsilon)
    coin = (0.5, 0.5)
    return coin, coin, (rare, 1.0 - rare)
