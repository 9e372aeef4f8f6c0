# Returns the ε first.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return math.log1p(room / rate), min(1.0, room / math.expm1(epsilon))
