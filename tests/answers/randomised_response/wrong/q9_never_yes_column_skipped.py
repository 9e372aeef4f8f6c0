# If the second coin never says yes, the answer yes is left out of the maximum, though it proves a one.
# Witness: epsilon_of_coins(0.5, 0) returns 0.6931471805599453; right is inf.
def epsilon_of_coins(first, second):
    s, t = first, second
    pairs = [((1 - s) * (1 - t), s + (1 - s) * (1 - t))]
    if t:
        pairs.append((s + (1 - s) * t, (1 - s) * t))
    worst = 0.0
    for one, other in pairs:
        if one == other:
            continue
        if one == 0 or other == 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
