# Replaces ln(1 + x) by x for a first coin that rarely shows heads.
# Witness: epsilon_of_coins(0.01, 0.5) returns 0.020202020202020204; right is 0.020000666706669525.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    if rare == 0:
        return math.inf
    x = first / rare
    return x if first < 0.05 else math.log(1 + x)
