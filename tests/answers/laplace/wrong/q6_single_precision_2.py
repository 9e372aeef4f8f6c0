# Computed with 32 bits, which is too coarse for many people. Input: 99.917, 1/10, 1/10: right is 199668138 locally.
def people_needed(bound, epsilon, error):
    ratio = np.float32(bound) / np.float32(epsilon) / np.float32(error)
    return int(np.ceil(np.sqrt(np.float32(2)) * ratio)), int(np.ceil(np.float32(2) * ratio * ratio))
