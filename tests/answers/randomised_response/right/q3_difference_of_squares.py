# Divides by (1 - p)**2 - p**2, and works with yes and no.
def estimate_rate(answers, p):
    told = np.asarray(answers, dtype=float)
    p = float(p)
    yes, no = told.mean(), (1 - told).mean()
    return ((1 - p) * yes - p * no) / ((1 - p) ** 2 - p**2)
