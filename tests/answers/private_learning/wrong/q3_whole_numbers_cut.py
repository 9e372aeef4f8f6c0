# Writes the clipped numbers into an array of the gradients' type: whole ones are cut.
def clipped_sum(gradients, clip):
    rows = np.array(gradients).reshape(-1, 3)
    for i in range(len(rows)):
        length = np.linalg.norm(rows[i])
        if length > clip:
            rows[i] = rows[i] * (clip / length)
    return rows.sum(axis=0)
