EVALUATORS: dict[str, object] = {}
