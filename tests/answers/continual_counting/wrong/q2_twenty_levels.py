# Goes through twenty box sizes only
# Witness: scales(2**20, 1.0) gives (1048576.0, 1.0, 20.0), right is (1048576.0, 1.0, 21.0)
def scales(steps, epsilon):
    levels = len([k for k in range(20) if 2**k <= steps])
    return steps / epsilon, 1 / epsilon, levels / epsilon
