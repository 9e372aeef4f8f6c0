# Clips the second coin to [0.01, 0.99] when it is not certain.
# Witness: epsilon_of_coins(0.5, 0.002) returns 4.61512051684126; right is 6.2166061010848646.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    if 0 < second < 1:
        second = min(max(second, 0.01), 0.99)
    rare = (1 - first) * min(second, 1 - second)
    return math.inf if rare == 0 else math.log1p(first / rare)
