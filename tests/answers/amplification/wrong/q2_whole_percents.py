# Rounds the rate down to whole percents.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    second = math.log1p(room / rate)
    first = math.floor(100 * first + 1e-9) / 100
    return first, second
