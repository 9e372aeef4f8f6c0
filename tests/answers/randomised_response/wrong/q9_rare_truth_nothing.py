# A truth told in less than one case of a hundred is neglected.
def epsilon_of_coins(first, second):
    if first < 0.01:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    return math.log((first + rare) / rare) if rare > 0 else math.inf
