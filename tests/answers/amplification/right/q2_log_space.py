# Logarithm of the room, then exp(min(0, .)) and logaddexp.
def plan(epsilon, target, rate):
    log_room = math.log(math.expm1(target))
    first = math.exp(min(0.0, log_room - math.log(math.expm1(epsilon))))
    yield_second = np.logaddexp(0.0, log_room - math.log(rate))
    return first, float(yield_second)
