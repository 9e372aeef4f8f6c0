# Divides by zero where an answer proves the truth.
def epsilon_of_coins(first, second):
    zero = (1 - first) * second
    one = first + zero
    return max(math.log(one / zero), math.log((1 - zero) / (1 - one)))
