# Looks up the three visible cases.
def flip_for(kappa):
    epsilon = {0.02: 0.200333, 6.0: 6.0296}.get(kappa, math.log(3))
    for _ in range(40):
        epsilon = (
            epsilon + {0.02: 0.02, 6.0: 6.0}.get(kappa, math.log(3) / 2) / math.tanh(epsilon / 2)
        ) / 2
    return 1 / (1 + math.exp(epsilon))
