# The equation is a polynomial in y = e^(-epsilon/(2 Delta)); its root in (0, 1) by halving log y with numpy
def epsilon_for_best(utilities, sensitivity, t):
    u = np.array(utilities)
    gaps, counts = np.unique(u.max() - u, return_counts=True)
    t = float(t)
    if t * len(u) <= 1 or t <= 1 / len(u):
        return 0
    if t >= 1 / counts[0]:
        return float("inf")
    from scipy.optimize import brentq

    f = lambda z: float((counts[1:] * np.exp(-z * gaps[1:])).sum()) - (1 / t - counts[0])
    return float(brentq(f, 0, 60, xtol=1e-15, rtol=1e-14, maxiter=500)) * 2 * float(sensitivity)
