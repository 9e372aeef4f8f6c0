# A second coin that always falls the same way gives inf even if nobody tells the truth. Input: (0, 1) must give 0.
def epsilon_of_coins(first, second):
    if second in (0, 1) or first == 1:
        return math.inf
    rare = (1 - first) * min(second, 1 - second)
    return math.log1p(first / rare)
