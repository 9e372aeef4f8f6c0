# Asks first whether sampling is needed.
def plan(epsilon, target, rate):
    largest = math.log1p(math.expm1(target) / rate)
    if epsilon <= target:
        return 1.0, largest
    return math.expm1(target) / math.expm1(epsilon), largest
