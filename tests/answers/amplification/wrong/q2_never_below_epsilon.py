# If the mechanism keeps the target easily (epsilon below a third of it), the second number is the target, as with rate 1.
# Witness: plan(0.1, 0.5, 0.5) returns [1, 0.5]; right: [1, 0.8317965657511863]
def plan(epsilon, target, rate):
    room = math.expm1(target)
    if epsilon < target / 3:
        return 1, target
    return min(1, room / math.expm1(epsilon)), math.log1p(room / rate)
