# A tuple of arrays.
def variant(epsilon):
    odds = np.exp(epsilon)
    absent = np.array([1.0, 1.0, odds]) / (2 + odds)
    return absent, np.roll(absent, 1), np.roll(absent, 2)
