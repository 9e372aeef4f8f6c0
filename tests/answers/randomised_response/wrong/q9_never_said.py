# Takes an answer that nobody ever gives for a proof.
def epsilon_of_coins(first, second):
    low = (1 - first) * second
    high = first + low
    if min(low, high, 1 - low, 1 - high) <= 0:
        return math.inf
    return max(math.log(high / low), math.log((1 - low) / (1 - high)))
