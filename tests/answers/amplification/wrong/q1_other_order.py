# Takes the order in which the person leaves.
def after_sampling(epsilon, delta, rate):
    return -math.log1p(-rate * -math.expm1(-epsilon)), rate * delta
