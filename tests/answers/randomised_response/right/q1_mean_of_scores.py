# Right: mean of scores
def two_coins_rate(yes, n):
    # every yes is worth 3/2, every no -1/2
    return math.fsum([1.5] * yes + [-0.5] * (n - yes)) / n
