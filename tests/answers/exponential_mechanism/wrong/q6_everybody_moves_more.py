# For a loss above 7 one candidate moves by 1.01 to get there.
# Witness: convict(4, 7.5) returns [[-1.99, 0], [-3, 1.01]]: a utility changes by 1.01; right is e.g. [[-1, 0], [-2, 1]]
def convict(epsilon, loss):
    far = math.ceil(10 / epsilon)
    step = 1 if loss <= 7 else 1.01
    return [step - far, 0], [-far, step]
