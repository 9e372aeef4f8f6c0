# Three outputs, of which the entry that takes the rest is too large for small epsilon. Input: epsilon 0.1: 1 - 0.6 e^-0.1 is 0.457, more than 0.4 e^0.1.
def variant(epsilon):
    a, t = 0.4, math.exp(epsilon)
    low, silent = a / t, (1 - 2 * a) / t
    rest = 1 - low - silent
    return [[a, a, 1 - 2 * a], [rest, low, silent], [low, rest, silent]]
