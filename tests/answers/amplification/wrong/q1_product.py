# Multiplies the factor by the rate.
def after_sampling(epsilon, delta, rate):
    return max(0.0, epsilon + math.log(rate)), rate * delta
