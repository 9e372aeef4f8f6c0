# Puts the utilities into an integer array, which cuts their decimals off.
def slopes(utilities, sensitivity):
    values = np.array([int(u) for u in utilities], dtype=int)
    return list((values - values.mean()) / (2 * float(sensitivity) * len(values)))
