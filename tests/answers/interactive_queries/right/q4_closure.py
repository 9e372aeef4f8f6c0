# Uses a function with a memory.
def decisions(total, requests):
    left = [Fraction(str(total))]

    def ask(request):
        if not 0 <= request < math.inf or Fraction(str(request)) > left[0]:
            return False
        left[0] -= Fraction(str(request))
        return True

    return [ask(request) for request in requests]
