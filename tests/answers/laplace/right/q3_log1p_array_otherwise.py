# Here log1p array
def promise(sensitivity, epsilon, chance):
    s = float(sensitivity) / float(epsilon)
    return np.array([s, np.sqrt(2 * s**2), -s * np.log1p(-float(chance))])
