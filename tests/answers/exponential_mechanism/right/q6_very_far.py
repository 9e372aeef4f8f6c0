# Another way: very far.
def convict(epsilon, loss):
    far = 20 / epsilon + 10
    return [-far, 1], [1 - far, 0]
