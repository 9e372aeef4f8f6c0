# Differences of logarithms, with ln 0 = -∞.
def epsilon_of_coins(first, second):
    def log(t):
        return math.log(t) if t > 0 else -math.inf

    zero = (1 - first) * second
    one = first + zero
    if first == 0:
        return 0
    return max(log(one) - log(zero), log(1 - zero) - log(1 - one))
