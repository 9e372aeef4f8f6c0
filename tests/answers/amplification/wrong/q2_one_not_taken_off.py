# The factors themselves are divided, 1 not taken off.
def plan(epsilon, target, rate):
    return min(1.0, math.exp(target - epsilon)), target - math.log(rate)
