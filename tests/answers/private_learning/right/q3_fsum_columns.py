# Right: fsum columns.
def clipped_sum(gradients, clip):
    scaled = []
    for g in gradients:
        size = math.hypot(*g)
        scaled.append([x if size <= clip else clip * (x / size) for x in g])
    return np.array([math.fsum(row[i] for row in scaled) for i in range(3)])
