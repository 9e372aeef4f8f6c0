# Scaled gradients are written back into an array of the gradients' type, so whole numbers are cut. Input: [[3, 4, 0]], 2.
def clipped_sum(gradients, clip):
    if not gradients:
        return np.zeros(3)
    rows = np.array(gradients)
    for i in range(len(rows)):
        length = np.linalg.norm(rows[i])
        if length > clip:
            rows[i] = rows[i] * clip / length
    return rows.sum(axis=0)
