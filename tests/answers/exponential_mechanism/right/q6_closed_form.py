# Two candidates, with the distance solved for.
def convict(epsilon, loss):

    behind = (math.exp(2 * epsilon) - math.exp(loss)) / (math.exp(epsilon) * math.expm1(loss))
    far = max(0.0, -math.log(behind) / epsilon) + 1e-6
    return [1 - far, 0], [-far, 1]
