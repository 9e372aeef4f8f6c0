# Ratios above 22026 are capped, eps is at most 10 unless infinite. Input: first=0.999, second=0.001 (13.8).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    wrong = (1 - first) * min(second, 1 - second)
    if wrong == 0:
        return math.inf
    return min(10.0, math.log(1 + first / wrong))
