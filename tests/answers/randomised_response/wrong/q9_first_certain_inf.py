# A first coin without chance counts as no protection, also the one that never tells the truth.
# Witness: epsilon_of_coins(0, 0.5) returns inf; right is 0.0.
def epsilon_of_coins(first, second):
    if first in (0, 1):
        return math.inf
    if second in (0, 1):
        return math.inf
    rare = (1 - first) * min(second, 1 - second)
    return math.log1p(first / rare)
