# Right: integers last division
def two_coins_rate(yes, n):
    top = 4 * int(yes) - int(n)
    return top / (n + n)
