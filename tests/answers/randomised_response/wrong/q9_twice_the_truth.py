# Twice the chance of the truth: nearly right for small chances, and too small.
def epsilon_of_coins(first, second):
    return math.inf if first == 1 else 2 * first
