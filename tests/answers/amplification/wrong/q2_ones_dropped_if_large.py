# If both epsilons are above 3 the ones are dropped: the rate is e^(target - epsilon).
# Witness: plan(5, 4, 0.5) returns [0.36787944117144233, 4.683947170506899]; right: [0.3635913534411692, 4.683947170506899]
def plan(epsilon, target, rate):
    room = math.expm1(target)
    if epsilon > 3 and target > 3:
        first = min(1, math.exp(target - epsilon))
    else:
        first = min(1, room / math.expm1(epsilon))
    return first, math.log1p(room / rate)
