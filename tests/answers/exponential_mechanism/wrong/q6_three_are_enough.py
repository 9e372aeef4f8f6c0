# Up to 1.4 epsilon three candidates are taken to do, which holds for large epsilon only.
# Witness: convict(1, 1.39) returns [[1, 0, 0], [0, 1, 1]]: reaches e^1.31055 only, not e^1.39; right is e.g. [[0, 0], [-1, 1]]
def convict(epsilon, loss):
    if loss <= 1.4 * epsilon:
        return [1, 0, 0], [0, 1, 1]
    far = math.ceil(20 / epsilon)
    return [1 - far, 0], [-far, 1]
