# Wrong for factors just below 4: 0.5, 3.9 reaches 3.4 κ only (equal steps cost four times as much only if they are small).
def two_steps(kappa, factor):
    if factor <= 4:
        t = 0
        while math.log(math.cosh((t + 1e-4) / 2)) <= kappa:
            t += 1e-4
        u = [1 / (1 + math.exp(-s)) for s in (t, 0, -t)]
    else:
        length = 1 + math.log(factor)
        u = [kappa / length, kappa / length * math.exp(-length)]
        u.append(u[1] * math.exp(-kappa / u[1]))
    return [[x, 1 - x] for x in u]
