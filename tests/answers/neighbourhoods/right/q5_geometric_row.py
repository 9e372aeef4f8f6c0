# By geometric row.
def variant(epsilon):
    # five outputs, absent and 0 alike with one that never comes; the present with 1 are tilted and scaled
    base = np.array([0.4, 0.3, 0.2, 0.1, 0.0])
    tilt = base * np.exp(epsilon * np.array([-1, -0.5, 0, 0.4, 0]) / 2)
    tilt = tilt / tilt.sum()
    return base.tolist(), base.tolist(), tilt.tolist()
